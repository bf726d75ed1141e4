import { Alert } from '@sahaay/ui';
import { useTakenParam } from '../../components/use-taken-param.ts';
import { useText, type TextKey } from '../../i18n/text.ts';
import styles from './settings.module.css';

const sentences: ReadonlyMap<string, TextKey> = new Map([
  ['google_denied', 'settings.confirm.google.denied'],
  ['google_other_person', 'settings.confirm.google.other'],
  ['google_unavailable', 'settings.confirm.google.unavailable'],
]);

/** Says why Google could not confirm that it is them: `?problem=<reason>`. */
export function ConfirmationProblem() {
  const t = useText();
  const reason = useTakenParam('problem');
  if (reason === undefined) return null;
  return (
    <div className={styles.problem}>
      <Alert>{t(sentences.get(reason) ?? 'settings.confirm.google.failed')}</Alert>
    </div>
  );
}
