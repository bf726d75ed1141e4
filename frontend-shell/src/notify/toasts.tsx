import { Icon } from '@sahaay/ui';
import { useEffect } from 'react';
import { fetchToaster, useToasts } from './notify.ts';
import styles from './toaster.module.css';

const QUIET_MS = 5000;
const VISIBLE = 3;

/**
 * Shows toasts in a plain list until the toaster is here. On a line that is too bad to fetch the toaster, people must
 * still be told.
 */
export function Toasts() {
  const { Toaster, plain } = useToasts();
  useEffect(() => {
    // The toaster is fetched after the first load, but soon, since the connection may be gone later.
    const timer = setTimeout(() => void fetchToaster(), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {Toaster && <Toaster />}
      <div role="status" className={styles.plain}>
        {plain.slice(-VISIBLE).map(({ id, kind, message }) => (
          <p key={id} className="toast">
            <Icon name={kind === 'success' ? 'check' : 'alert'} />
            <span className={styles.title}>{message}</span>
          </p>
        ))}
      </div>
    </>
  );
}
