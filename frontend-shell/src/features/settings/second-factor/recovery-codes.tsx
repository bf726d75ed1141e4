import { Button, Dialog } from '@sahaay/ui';
import { useAccountText } from '../../../i18n/late/account.ts';
import { saveFile } from '../save-file.ts';
import styles from './second-factor.module.css';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows the recovery codes this once. Only the button closes it, so that nobody loses them by pressing Esc. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const t = useAccountText();
  const save = (): void => {
    const text = `Sahaay\n\n${codes.join('\n')}\n`;
    saveFile(new Blob([text], { type: 'text/plain' }), 'sahaay-recovery-codes.txt');
  };
  return (
    <Dialog
      open
      busy
      onClose={onClose}
      title={t('secondFactor.codes.title')}
      actions={
        <>
          <Button variant="secondary" onClick={save}>
            {t('secondFactor.codes.save')}
          </Button>
          <Button onClick={onClose}>{t('secondFactor.codes.done')}</Button>
        </>
      }
    >
      <p>{t('secondFactor.codes.text')}</p>
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
