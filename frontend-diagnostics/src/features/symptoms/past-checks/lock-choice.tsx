import { useEffect, useState } from 'react';
import { Check } from '@sahaay/ui';
import { usePastT } from '../../../i18n/late/past.ts';
import { useServices } from '../../../services.ts';
import { canLock, makeLock } from './device-lock.ts';
import { setLock } from './kept-checks.ts';

interface LockChoiceProps {
  userId: string;
  lock: string | null;
  onLocked: () => void;
}

/** Puts the device's own credential before the list, where the device has one. */
export function LockChoice({ userId, lock, onLocked }: LockChoiceProps) {
  const t = usePastT();
  const { notify } = useServices();
  const [isOffered, setOffered] = useState(lock !== null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isHere = true;
    void canLock().then((can) => isHere && can && setOffered(true));
    return () => void (isHere = false);
  }, []);

  async function change(wanted: boolean): Promise<void> {
    if (!wanted) return void setLock(userId, null);
    setBusy(true);
    const made = await makeLock(t('past.title'));
    setBusy(false);
    if (made !== undefined) onLocked();
    if (made === undefined || !setLock(userId, made)) notify.error(t('past.lock.failed'));
  }

  if (!isOffered) return null;
  return (
    <Check
      label={t('past.lock')}
      hint={t('past.lock.hint')}
      checked={lock !== null}
      disabled={isBusy}
      onChange={(event) => void change(event.target.checked)}
    />
  );
}
