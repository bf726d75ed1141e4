import { shellAccount } from '@sahaay/contracts/languages/shell';
import { late } from '@sahaay/contracts/late';
import { Button } from '@sahaay/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { texts } from '../../../i18n/texts.ts';
import { notify } from '../../../notify/notify.ts';
import styles from '../settings.module.css';
import { useConfirmation } from '../use-confirmation.tsx';

/** The dialog with the passkeys, which few people open. */
const part = late(() => import('./passkeys-dialog.tsx'), texts.beside(shellAccount));

export interface PasskeysProps {
  readonly email: string;
  /** True when Google has just confirmed, on the way here, that it is them. */
  readonly isConfirmed: boolean;
}

/** Lets a person sign in with their finger, face or screen lock. It first has them show that it is them. */
export function Passkeys({ email, isConfirmed }: PasskeysProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const open = async (): Promise<void> => {
    if (await part.get()) setOpen(true);
    else notify.error(t('error.fetch.text'));
  };
  const confirmation = useConfirmation({ purpose: 'passkeys', email, onConfirmed: () => void open() });
  useEffect(() => {
    if (isConfirmed) void part.get().then((module) => setOpen(module !== undefined));
  }, [isConfirmed]);
  const PasskeysDialog = isOpen && part.here?.PasskeysDialog;
  return (
    <section className={styles.section} aria-labelledby="passkeys">
      <h2 className="h2" id="passkeys">
        {t('settings.passkeys')}
      </h2>
      <p className={styles.passwordText}>{t('settings.passkeys.text')}</p>
      <Button variant="secondary" onClick={confirmation.ask}>
        {t('settings.passkeys.change')}
      </Button>
      {confirmation.dialog}
      {PasskeysDialog && <PasskeysDialog onClose={() => setOpen(false)} />}
    </section>
  );
}
