import { Button, Dialog } from '@sahaay/ui';
import { useT } from '../../services.ts';

interface Question {
  /** Chooses the words of the button while it works. */
  readonly action: 'delete' | 'report';
  /** Chooses the words of the question. */
  readonly question: 'delete' | 'report' | 'deleteReply' | 'reportReply';
  readonly busy: boolean;
}

interface AskDialogProps extends Question {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before something is done that cannot be taken back. */
export function AskDialog({ action, question, busy, open, onClose, onConfirm }: AskDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      busy={busy}
      onClose={onClose}
      role="alertdialog"
      title={t(`${question}.title`)}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t('posts.cancel')}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {t(busy ? `${action}.busy` : `${question}.confirm`)}
          </Button>
        </>
      }
    >
      {t(`${question}.text`)}
    </Dialog>
  );
}
