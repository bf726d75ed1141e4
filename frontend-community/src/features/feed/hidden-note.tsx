import { Button, Note } from '@sahaay/ui';
import { useRef } from 'react';
import { useT } from '../../services.ts';
import type { Post } from './feed-cache.ts';
import styles from './feed.module.css';
import { useAskReview } from './ask-review.ts';
import type { ShownEntry } from './shown-entry.ts';

interface HiddenNoteProps {
  hidden: NonNullable<Post['hidden']>;
  shown: ShownEntry;
}

/** Tells an author why nobody else sees this, and lets them ask a moderator for another look. */
export function HiddenNote({ hidden: { by, reason, review }, shown }: HiddenNoteProps) {
  const t = useT();
  const ask = useAskReview(shown);
  const state = useRef<HTMLParagraphElement>(null);
  return (
    <Note className={styles.hidden}>
      <p className="strong">{t(by === 'moderator' ? 'hidden.byModerator' : 'hidden.byReports')}</p>
      {reason && <p>{t(`reason.${reason}`)}</p>}
      <p ref={state} tabIndex={-1}>
        {review === 'asked' && t('review.asked')}
        {review === 'done' && t('review.done')}
      </p>
      {review === 'possible' && (
        <Button
          variant="secondary"
          size={48}
          busy={ask.isPending}
          onClick={() => ask.mutate(undefined, { onSuccess: () => state.current?.focus() })}
        >
          {t(ask.isPending ? 'review.asking' : 'review.ask')}
        </Button>
      )}
    </Note>
  );
}
