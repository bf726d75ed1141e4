import { Icon } from '@sahaay/ui';
import { useEffect } from 'react';
import { fetchToaster, useToasts } from './notify.ts';
import styles from './toaster.module.css';

const QUIET_MS = 5000;
const VISIBLE = 3;

/** The toaster once it is here, and until then a plain list: on a line too bad to fetch the toaster, people must still be told. */
export function Toasts() {
  const { Toaster, plain } = useToasts();
  useEffect(() => {
    // After the first load, but before the connection may be gone.
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
