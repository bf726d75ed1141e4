import { paths } from '@sahaay/contracts/shell';
import { useBlocker, type BlockerFunction } from '@sahaay/kit';
import { Button, Dialog } from '@sahaay/ui';
import { useEffect, useRef, useState } from 'react';
import { useWarnBeforeUnload } from './use-warn-before-unload.ts';
import { useText } from '../i18n/text.ts';
import { askBeforeSignOut } from '../session/before-leaving.ts';
import { isSessionOver } from '../session/session.ts';

export interface UnsavedChangesProps {
  /** The path of the page that may be left. */
  readonly page: string;
  /** Whether there is something to lose. */
  readonly isDirty: boolean;
  /**
   * Called when the person must hurry; the page may then go without asking, because this keeps what was typed until the
   * person is back.
   */
  readonly onHurry?: () => void;
}

/**
 * Asks before what was typed is lost: by a link, by Back, by closing the tab, by signing out. Nobody is asked on the way
 * to an ambulance, or when the session is over.
 */
export function UnsavedChanges({ page, isDirty, onHurry }: UnsavedChangesProps) {
  const t = useText();
  const [answer, setAnswer] = useState<(leave: boolean) => void>();
  const hasAgreed = useRef(false);

  const shouldBlock: BlockerFunction = ({ currentLocation, nextLocation }) => {
    // The router is already on the next page for a moment while this one still shows.
    const isLeaving = currentLocation.pathname === page && nextLocation.pathname !== page;
    if (!isDirty || !isLeaving) return false;
    const isEmergency = nextLocation.pathname.startsWith(paths.ambulance);
    if (!isEmergency && !isSessionOver(nextLocation)) return true;
    if (isEmergency || (nextLocation.pathname === paths.signIn && !hasAgreed.current)) onHurry?.();
    return false;
  };
  const blocker = useBlocker(shouldBlock);

  useWarnBeforeUnload(isDirty);
  useEffect(() => {
    if (!isDirty) return undefined;
    return askBeforeSignOut(() => new Promise((resolve) => setAnswer(() => resolve)));
  }, [isDirty]);

  function close(leave: boolean): void {
    hasAgreed.current = leave;
    answer?.(leave);
    setAnswer(undefined);
    if (blocker.state !== 'blocked') return;
    if (leave) blocker.proceed();
    else blocker.reset();
  }

  return (
    <Dialog
      role="alertdialog"
      open={blocker.state === 'blocked' || answer !== undefined}
      onClose={() => close(false)}
      title={t('settings.unsaved.title')}
      actions={
        <>
          <Button onClick={() => close(false)}>{t('settings.unsaved.stay')}</Button>
          <Button variant="danger" onClick={() => close(true)}>
            {t('settings.unsaved.leave')}
          </Button>
        </>
      }
    >
      <p>{t('settings.unsaved.text')}</p>
    </Dialog>
  );
}
