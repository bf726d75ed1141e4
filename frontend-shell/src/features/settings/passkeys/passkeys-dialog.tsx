import { unwrap } from '@sahaay/contracts';
import { useMutation, useQuery, useQueryClient } from '@sahaay/kit';
import { Alert, Button, Dialog, RuledList } from '@sahaay/ui';
import { useAccountText } from '../../../i18n/late/account.ts';
import { notify } from '../../../notify/notify.ts';
import { api } from '../../../session/api.ts';
import { sentenceOf } from '../../../session/error-toast.ts';
import { makePasskey } from './make-passkey.ts';
import { PasskeyRow } from './passkey-row.tsx';

const KEY = ['passkeys'];

export interface PasskeysDialogProps {
  readonly onClose: () => void;
}

/** Shows the passkeys of the person, makes one on this device, and removes one. */
export function PasskeysDialog({ onClose }: PasskeysDialogProps) {
  const t = useAccountText();
  const client = useQueryClient();
  const list = useQuery({
    queryKey: KEY,
    queryFn: () => unwrap(api.GET('/api/v1/auth/user/passkeys')),
    gcTime: 0,
  });
  const lookAgain = (): Promise<void> => client.invalidateQueries({ queryKey: KEY });
  const add = useMutation({
    mutationFn: makePasskey,
    onSuccess: async (outcome) => {
      if (outcome === 'added') notify.success(t('passkeys.added'));
      if (outcome === 'here_already') notify.success(t('passkeys.here'));
      await lookAgain();
    },
  });
  const remove = useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE('/api/v1/auth/user/passkeys/{id}', { params: { path: { id } } })),
    onSuccess: async () => {
      notify.success(t('passkeys.removed'));
      await lookAgain();
    },
  });
  const busy = add.isPending || remove.isPending;
  const problem = list.error ?? add.error ?? remove.error;
  const isKnown = 'PublicKeyCredential' in window;
  return (
    <Dialog
      open
      busy={busy}
      onClose={onClose}
      title={t('passkeys.title')}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t('secondFactor.close')}
          </Button>
          {isKnown && (
            <Button busy={add.isPending} disabled={busy} onClick={() => add.mutate()}>
              {t(add.isPending ? 'passkeys.add.busy' : 'passkeys.add')}
            </Button>
          )}
        </>
      }
    >
      {problem && <Alert>{sentenceOf(problem, t)}</Alert>}
      {!isKnown && <Alert>{t('passkeys.unknown')}</Alert>}
      {list.isPending && <p role="status">{t('secondFactor.loading')}</p>}
      {list.data?.length === 0 && <p>{t('passkeys.none')}</p>}
      {list.data && list.data.length > 0 && (
        <RuledList>
          {list.data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              disabled={busy}
              isRemoving={remove.isPending && remove.variables === passkey.id}
              onRemove={() => remove.mutate(passkey.id)}
            />
          ))}
        </RuledList>
      )}
    </Dialog>
  );
}
