import { paths } from '@sahaay/contracts/shell';
import { useBlocker, type BlockerFunction } from '@sahaay/kit';
import { Button, Dialog } from '@sahaay/ui';
import { useEffect, useRef, useState } from 'react';
import { useWarnBeforeUnload } from '../../components/use-warn-before-unload.ts';
import { useText } from '../../i18n/text.ts';
import { askBeforeSignOut } from '../../session/before-leaving.ts';
import { isSessionOver } from '../../session/session.ts';

export interface UnsavedChangesProps {
  /** There is something to lose. */
  readonly isDirty: boolean;
  /** The session ended meanwhile, so the page goes without asking. */
  readonly onSessionOver: () => void;
}

/** Asks before what was typed is lost: by a link, by Back, by closing the tab, by signing out. */
export function UnsavedChanges({ isDirty, onSessionOver }: UnsavedChangesProps) {
  const t = useText();
  const [answer, setAnswer] = useState<(leave: boolean) => void>();
  const hasAgreed = useRef(false);

  const shouldBlock: BlockerFunction = ({ currentLocation, nextLocation }) => {
    if (!isDirty || nextLocation.pathname === currentLocation.pathname) return false;
    if (!isSessionOver(nextLocation)) return true;
    if (nextLocation.pathname === paths.signIn && !hasAgreed.current) onSessionOver();
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
