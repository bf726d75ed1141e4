import { Button } from '@sahaay/ui';
import { useId, useState } from 'react';
import { useViewsT } from '../../../i18n/late/views.ts';
import { EntryHead } from '../entry-head.tsx';
import { PostText } from '../post-text.tsx';
import type { Case } from './cases-query.ts';
import { useDecide } from './decide-case.ts';
import { HideDialog } from './hide-dialog.tsx';
import styles from '../feed.module.css';

/** Shows one thing that waits for a moderator, with no more about its author than every reader sees. */
export function CaseItem({ waiting }: { waiting: Case }) {
  const t = useViewsT();
  const authorId = useId();
  const decide = useDecide(waiting.id);
  const [choosing, setChoosing] = useState(false);
  return (
    <li className={styles.case}>
      <article aria-labelledby={authorId}>
        <p className="small strong">{t(waiting.kind === 'post' ? 'queue.post' : 'queue.reply')}</p>
        <EntryHead entry={waiting} authorId={authorId} />
        <PostText content={waiting.content} />
        <ul className={`small soft ${styles.facts}`}>
          <li>{t('queue.reports', { count: waiting.reports })}</li>
          <li>{t(waiting.hidden ? 'queue.isHidden' : 'queue.isShown')}</li>
          {waiting.reviewAsked && <li>{t('queue.reviewAsked')}</li>}
        </ul>
        <div className="btn-row">
          <Button variant="secondary" size={48} disabled={decide.isPending} onClick={() => setChoosing(true)}>
            {t(waiting.hidden ? 'queue.keepHidden' : 'queue.hide')}
          </Button>
          <Button
            variant="secondary"
            size={48}
            busy={decide.isPending}
            onClick={() => decide.mutate({ act: 'restore' })}
          >
            {t(waiting.hidden ? 'queue.restore' : 'queue.leave')}
          </Button>
        </div>
        <HideDialog
          open={choosing}
          busy={decide.isPending}
          onClose={() => setChoosing(false)}
          onHide={(reason) => decide.mutate({ act: 'hide', reason }, { onSettled: () => setChoosing(false) })}
        />
      </article>
    </li>
  );
}
