import { shellAccount } from '@sahaay/contracts/languages/shell';
import { late } from '@sahaay/contracts/late';
import { Button } from '@sahaay/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { texts } from '../../../i18n/texts.ts';
import { notify } from '../../../notify/notify.ts';
import styles from '../settings.module.css';
import { useConfirmation } from '../use-confirmation.tsx';

/** The dialog with the QR code, which few people open. */
const part = late(() => import('./second-factor-dialog.tsx'), texts.beside(shellAccount));

export interface SecondFactorProps {
  readonly email: string;
  /** True when Google has just confirmed, on the way here, that it is them. */
  readonly isConfirmed: boolean;
}

/** Lets a person be asked for a code at sign-in. It first has them show that it is them. */
export function SecondFactor({ email, isConfirmed }: SecondFactorProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const open = async (): Promise<void> => {
    if (await part.get()) setOpen(true);
    else notify.error(t('error.fetch.text'));
  };
  const confirmation = useConfirmation({ purpose: 'second_factor', email, onConfirmed: () => void open() });
  useEffect(() => {
    if (isConfirmed) void part.get().then((module) => setOpen(module !== undefined));
  }, [isConfirmed]);
  const SecondFactorDialog = isOpen && part.here?.SecondFactorDialog;
  return (
    <section className={styles.section} aria-labelledby="second-factor">
      <h2 className="h2" id="second-factor">
        {t('settings.secondFactor')}
      </h2>
      <p className={styles.passwordText}>{t('settings.secondFactor.text')}</p>
      <Button variant="secondary" onClick={confirmation.ask}>
        {t('settings.secondFactor.change')}
      </Button>
      {confirmation.dialog}
      {SecondFactorDialog && <SecondFactorDialog onClose={() => setOpen(false)} />}
    </section>
  );
}
