import { Button, Dialog } from '@sahaay/ui';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useEndOtherSessions } from './devices-query.ts';
import styles from './settings.module.css';

/** Ends every session but this one, behind a question. */
export function SignOutElsewhere() {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  const ending = useEndOtherSessions();
  return (
    <>
      <Button variant="secondary" className={styles.elsewhere} onClick={() => setAsking(true)}>
        {t('settings.devices.others')}
      </Button>
      <Dialog
        role="alertdialog"
        open={isAsking}
        busy={ending.isPending}
        onClose={close}
        title={t('settings.devices.others.title')}
        actions={
          <>
            <Button variant="secondary" disabled={ending.isPending} onClick={close}>
              {t('settings.delete.cancel')}
            </Button>
            <Button busy={ending.isPending} onClick={() => ending.mutate(undefined, { onSettled: close })}>
              {t(ending.isPending ? 'settings.devices.end.busy' : 'settings.devices.others')}
            </Button>
          </>
        }
      >
        <p>{t('settings.devices.others.text')}</p>
      </Dialog>
    </>
  );
}
