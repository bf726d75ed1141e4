import { unwrap, type Schema } from '@sahaay/contracts';
import { formatDateTime } from '@sahaay/contracts/i18n';
import { useMutation } from '@sahaay/kit';
import { Alert, Button, Dialog } from '@sahaay/ui';
import { useAccountText } from '../../../i18n/late/account.ts';
import { notify } from '../../../notify/notify.ts';
import { api } from '../../../session/api.ts';
import { sentenceOf } from '../../../session/error-toast.ts';
import styles from './second-factor.module.css';

export interface TurnedOnProps {
  readonly state: Schema<'SecondFactorState'>;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Makes new recovery codes, or switches the second factor off. */
export function TurnedOn({ state, onCodes, onClose }: TurnedOnProps) {
  const t = useAccountText();
  const renew = useMutation({
    mutationFn: () => unwrap(api.POST('/api/v1/auth/user/second-factor/recovery-codes')),
    onSuccess: ({ codes }) => onCodes(codes),
  });
  const turnOff = useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/v1/auth/user/second-factor')),
    onSuccess: () => {
      notify.success(t('secondFactor.turnOff.done'));
      onClose();
    },
  });
  const problem = renew.error ?? turnOff.error;
  const busy = renew.isPending || turnOff.isPending;
  return (
    <Dialog
      open
      busy={busy}
      onClose={onClose}
      title={t('secondFactor.on.title')}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t('secondFactor.close')}
          </Button>
          <Button variant="danger" busy={turnOff.isPending} disabled={busy} onClick={() => turnOff.mutate()}>
            {t(turnOff.isPending ? 'secondFactor.turnOff.busy' : 'secondFactor.turnOff')}
          </Button>
        </>
      }
    >
      {problem && <Alert>{sentenceOf(problem, t)}</Alert>}
      <p>
        {state.onSince && t('secondFactor.on.since', { date: formatDateTime(state.onSince) })}{' '}
        {t('secondFactor.on.left', { count: state.recoveryCodesLeft })}
      </p>
      <Button
        variant="secondary"
        className={styles.renew}
        busy={renew.isPending}
        disabled={busy}
        onClick={() => renew.mutate()}
      >
        {t(renew.isPending ? 'secondFactor.renew.busy' : 'secondFactor.renew')}
      </Button>
    </Dialog>
  );
}
