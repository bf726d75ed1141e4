import { ApiError, unwrap } from '@sahaay/contracts';
import { paths } from '@sahaay/contracts/shell';
import { useMutation } from '@sahaay/kit';
import { Button, Dialog } from '@sahaay/ui';
import { useState } from 'react';
import { useText, type Translate } from '../../i18n/text.ts';
import { notify } from '../../notify/notify.ts';
import { api } from '../../session/api.ts';
import { sentenceOf } from '../../session/error-toast.ts';
import { tellOtherTabs } from '../../session/other-tabs.ts';
import { OWNS_REFUSAL } from '../../session/session.ts';
import styles from './settings.module.css';
import { useConfirmation } from './use-confirmation.tsx';
import { isRefused, useDelayedLeave } from './use-sign-in-after-refusal.ts';

function deleteMessage(error: unknown, t: Translate): string {
  if (isRefused(error)) return t('settings.delete.signIn');
  if (error instanceof ApiError && error.kind === 'server') return t('settings.delete.server');
  return t('settings.delete.failed', { message: sentenceOf(error, t) });
}

export interface DangerZoneProps {
  readonly email: string;
  /** True when Google has just confirmed, on the way here, that it is them. */
  readonly isConfirmed: boolean;
}

/** Deletes the account. It first has the person show that it is them, and then asks whether they are sure. */
export function DangerZone({ email, isConfirmed }: DangerZoneProps) {
  const t = useText();
  const [asking, setAsking] = useState(isConfirmed);
  const leaveLater = useDelayedLeave();
  const confirmation = useConfirmation({ purpose: 'delete', email, onConfirmed: () => setAsking(true) });
  const erase = useMutation({
    meta: OWNS_REFUSAL,
    mutationFn: () => unwrap(api.DELETE('/api/v1/account/user/delete')),
    onSuccess: () => {
      notify.success(t('settings.delete.done'));
      tellOtherTabs(null);
      leaveLater(paths.landing);
    },
    onError: (error) => {
      notify.error(deleteMessage(error, t));
      if (isRefused(error)) leaveLater(paths.signIn);
    },
    onSettled: () => setAsking(false),
  });
  return (
    <section className={styles.danger} aria-labelledby="danger">
      <h2 className="h3" id="danger">
        {t('settings.danger')}
      </h2>
      <p className="soft">{t('settings.danger.text')}</p>
      <Button variant="danger" disabled={erase.isSuccess} onClick={confirmation.ask}>
        {t('settings.delete')}
      </Button>
      {confirmation.dialog}
      <Dialog
        role="alertdialog"
        open={asking}
        busy={erase.isPending}
        onClose={() => setAsking(false)}
        title={t('settings.delete.title')}
        actions={
          <>
            <Button variant="secondary" disabled={erase.isPending} onClick={() => setAsking(false)}>
              {t('settings.delete.cancel')}
            </Button>
            <Button variant="danger" busy={erase.isPending} onClick={() => erase.mutate()}>
              {t(erase.isPending ? 'settings.delete.busy' : 'settings.delete')}
            </Button>
          </>
        }
      >
        <p>{t('settings.delete.text')}</p>
      </Dialog>
    </section>
  );
}
