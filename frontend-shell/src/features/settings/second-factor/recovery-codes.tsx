import { Button, Dialog } from '@sahaay/ui';
import { useLateText } from '../../../i18n/late-text.ts';
import { saveFile } from '../save-file.ts';
import styles from './second-factor.module.css';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows the recovery codes this once. Only the button closes it, so that nobody loses them by pressing Esc. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const late = useLateText();
  const save = (): void => {
    const text = `Sahaay\n\n${codes.join('\n')}\n`;
    saveFile(new Blob([text], { type: 'text/plain' }), 'sahaay-recovery-codes.txt');
  };
  return (
    <Dialog
      open
      busy
      onClose={onClose}
      title={late('secondFactor.codes.title')}
      actions={
        <>
          <Button variant="secondary" onClick={save}>
            {late('secondFactor.codes.save')}
          </Button>
          <Button onClick={onClose}>{late('secondFactor.codes.done')}</Button>
        </>
      }
    >
      <p>{late('secondFactor.codes.text')}</p>
      <ul className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
