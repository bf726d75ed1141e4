import { Button } from '@sahaay/ui';
import { useState } from 'react';
import { useT } from '../../services.ts';
import { AskDialog } from './ask-dialog.tsx';
import { useDelete } from './delete-entry.ts';
import styles from './feed.module.css';
import type { ShownEntry } from './shown-entry.ts';

/** The button that deletes what the person wrote. It asks before it acts. */
export function DeleteEntry({ shown }: { shown: ShownEntry }) {
  const t = useT();
  const deletion = useDelete(shown);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="quiet" size={48} className={styles.action} onClick={() => setAsking(true)}>
        {t('delete.ask')}
      </Button>
      <AskDialog
        action="delete"
        question={shown.kind === 'post' ? 'delete' : 'deleteReply'}
        busy={deletion.isPending}
        open={asking}
        onClose={close}
        onConfirm={() => deletion.mutate(undefined, { onSettled: close })}
      />
    </>
  );
}
