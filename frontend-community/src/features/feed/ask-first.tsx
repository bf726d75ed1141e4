import { Button, Dialog } from '@sahaay/ui';
import { useState } from 'react';
import { useT } from '../../services.ts';
import styles from './feed.module.css';

interface AskFirstProps {
  /** Chooses the words of the button. */
  action: 'delete' | 'report';
  /** Chooses the words of the question. */
  question: 'delete' | 'report' | 'deleteReply' | 'reportReply';
  busy: boolean;
  /** These words replace the button's own once there is nothing left to ask. */
  done?: string;
  /** Does what was asked, and calls `close` when that has ended well or badly. */
  onConfirm: (close: () => void) => void;
}

/** A quiet button that asks before it acts. */
export function AskFirst({ action, question, busy, done, onConfirm }: AskFirstProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);

  return (
    <>
      <Button
        variant="quiet"
        size={48}
        className={styles.action}
        aria-disabled={done ? true : undefined}
        onClick={() => setAsking(!done)}
      >
        {done ?? t(`${action}.ask`)}
      </Button>
      <Dialog
        open={asking}
        busy={busy}
        onClose={close}
        role="alertdialog"
        title={t(`${question}.title`)}
        actions={
          <>
            <Button variant="secondary" disabled={busy} onClick={close}>
              {t('posts.cancel')}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => onConfirm(close)}>
              {t(busy ? `${action}.busy` : `${question}.confirm`)}
            </Button>
          </>
        }
      >
        {t(`${question}.text`)}
      </Dialog>
    </>
  );
}
