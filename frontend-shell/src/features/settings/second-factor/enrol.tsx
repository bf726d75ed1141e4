import { unwrap, type Schema } from '@sahaay/contracts';
import { Button, Dialog, TextField } from '@sahaay/ui';
import { useId } from 'react';
import { encode } from 'uqr';
import { useAccountText } from '../../../i18n/late/account.ts';
import { api } from '../../../session/api.ts';
import { DialogProblems } from '../dialog-problems.tsx';
import settings from '../settings.module.css';
import { useDialogForm } from '../use-dialog-form.ts';
import styles from './second-factor.module.css';

export interface EnrolProps {
  readonly enrolment: Schema<'SecondFactorEnrolment'>;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Hands the secret over to the person's authenticator app, and has a code show that it arrived. */
export function Enrol({ enrolment: { secret, uri }, onCodes, onClose }: EnrolProps) {
  const t = useAccountText();
  const formId = useId();
  const form = useDialogForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() ? undefined : t('code.missing') }),
    send: async (body) => {
      const { codes } = await unwrap(api.POST('/api/v1/auth/user/second-factor/confirmation', { body }));
      onCodes(codes);
    },
  });
  return (
    <Dialog
      open
      busy={form.busy}
      onClose={onClose}
      title={t('secondFactor.begin.title')}
      actions={
        <>
          <Button variant="secondary" disabled={form.busy} onClick={onClose}>
            {t('settings.delete.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {t(form.busy ? 'secondFactor.turnOn.busy' : 'secondFactor.turnOn')}
          </Button>
        </>
      }
    >
      <form id={formId} className={settings.dialogForm} noValidate onSubmit={form.onSubmit}>
        <DialogProblems form={form} />
        <p>{t('secondFactor.scan')}</p>
        <QrCode text={uri} label={t('secondFactor.picture')} />
        <a className={styles.open} href={uri}>
          {t('secondFactor.open')}
        </a>
        <div>
          <p>{t('secondFactor.key')}</p>
          <p className={styles.key}>
            <code translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
        </div>
        <TextField
          label={t('secondFactor.confirm')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={100}
          required
          {...form.field('code')}
        />
      </form>
    </Dialog>
  );
}

/** A QR code, always dark on light, since many readers know no other. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={squares.join('')} />
    </svg>
  );
}
