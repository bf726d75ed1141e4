import { unwrap } from '@sahaay/contracts';
import { useMutation, useQuery } from '@sahaay/kit';
import { Alert, Button, Dialog } from '@sahaay/ui';
import { useEffect, useState } from 'react';
import { useAccountText } from '../../../i18n/late/account.ts';
import { api } from '../../../session/api.ts';
import { sentenceOf } from '../../../session/error-toast.ts';
import { Enrol } from './enrol.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TurnedOn } from './turned-on.tsx';

export interface SecondFactorDialogProps {
  readonly onClose: () => void;
}

/** Sets the second factor up when it is off; makes new recovery codes or switches it off when it is on. */
export function SecondFactorDialog({ onClose }: SecondFactorDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  const state = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => unwrap(api.GET('/api/v1/auth/user/second-factor')),
    gcTime: 0,
  });
  const isOff = state.data?.onSince === null;
  const begin = useMutation({ mutationFn: () => unwrap(api.POST('/api/v1/auth/user/second-factor')) });
  const { mutate } = begin;
  useEffect(() => {
    if (isOff) mutate();
  }, [isOff, mutate]);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (state.data && !isOff) return <TurnedOn state={state.data} onCodes={setCodes} onClose={onClose} />;
  if (begin.data) return <Enrol enrolment={begin.data} onCodes={setCodes} onClose={onClose} />;
  return <Preparing problem={state.error ?? begin.error} onClose={onClose} />;
}

function Preparing({ problem, onClose }: { readonly problem: Error | null; readonly onClose: () => void }) {
  const t = useAccountText();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('secondFactor.begin.title')}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('secondFactor.close')}
        </Button>
      }
    >
      {problem ? <Alert>{sentenceOf(problem, t)}</Alert> : <p role="status">{t('secondFactor.loading')}</p>}
    </Dialog>
  );
}
