import { Alert, Button, ErrorSummary, TextField } from '@sahaay/ui';
import { useEffect, useState } from 'react';
import { useForm } from '../../components/use-form.ts';
import { useAccountText } from '../../i18n/late/account.ts';
import { sentenceOf } from '../../session/error-toast.ts';
import styles from './auth.module.css';

export interface CodeFormProps {
  /** Signs in with the code. The sentence of what it throws shows above the field. */
  readonly send: (code: string) => Promise<void>;
  /** Goes back to email and password. */
  readonly onBack: () => void;
}

/** Asks for the code of the authenticator app, or for a recovery code, after the password was right. */
export function CodeForm({ send, onBack }: CodeFormProps) {
  const t = useAccountText();
  const [isRecovery, setRecovery] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() ? undefined : t('code.missing') }),
    send: ({ code }) => {
      setFailure(undefined);
      return send(code);
    },
    onError: (error) => setFailure(sentenceOf(error, t)),
  });
  useEffect(() => document.getElementById('code')?.focus(), [isRecovery]);
  const kind = isRecovery ? 'recovery' : 'app';
  return (
    <form className={styles.stack} noValidate onSubmit={form.onSubmit}>
      <h2 className="h2">{t('code.title')}</h2>
      {failure && <Alert>{failure}</Alert>}
      <ErrorSummary key={form.attempt} title={t('auth.problems')} errors={form.problems} />
      <TextField
        label={t(`code.${kind}.label`)}
        hint={t(`code.${kind}.hint`)}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        required
        {...form.field('code')}
      />
      <Button type="submit" block busy={form.busy}>
        {t(form.busy ? 'code.busy' : 'code.submit')}
      </Button>
      <div className={styles.codeWays}>
        <Button
          variant="quiet"
          onClick={() => {
            form.set('code', '');
            setRecovery(!isRecovery);
          }}
        >
          {t(isRecovery ? 'code.useApp' : 'code.useRecovery')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('code.back')}
        </Button>
      </div>
    </form>
  );
}
