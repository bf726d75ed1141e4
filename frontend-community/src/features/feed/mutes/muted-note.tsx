import { Button, Note } from '@sahaay/ui';
import { useEffect, useRef } from 'react';
import { useT } from '../../../services.ts';
import { useAuthorName } from '../author-name.ts';
import type { ShownEntry } from '../shown-entry.ts';
import styles from './mutes.module.css';
import { useUnmute } from './unmute.ts';

interface MutedNoteProps {
  shown: ShownEntry;
  muteId: string;
  username: string;
}

/** Stands in the place of what a muted author wrote, until the page is loaded again. It takes the focus of the menu. */
export function MutedNote({ shown, muteId, username }: MutedNoteProps) {
  const t = useT();
  const { name, isNobody } = useAuthorName(username);
  const unmute = useUnmute(() => shown.change({ muteId: undefined }));
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Note className={styles.note} role="status">
      <p>{isNobody ? t('mute.doneNobody') : t('mute.done', { name })}</p>
      <Button ref={undo} variant="quiet" size={48} busy={unmute.isPending} onClick={() => unmute.mutate(muteId)}>
        {t('mute.undo')}
      </Button>
    </Note>
  );
}
