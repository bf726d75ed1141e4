import { Button, QueryView, RuledList } from '@sahaay/ui';
import { useRef } from 'react';
import { useT } from '../../../services.ts';
import { listMessage } from '../feed-messages.ts';
import { useFocusOnRemoval } from '../use-focus-on-removal.ts';
import { CaseItem } from './case-item.tsx';
import { useCases } from './cases-query.ts';

/** Shows a moderator what people reported, and what authors ask to have looked at again. */
export function ReportQueue() {
  const t = useT();
  const query = useCases();
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnRemoval(query.data?.length ?? 0, () => heading.current?.focus());
  return (
    <section>
      <h2 className="h2" tabIndex={-1} ref={heading}>
        {t('views.reports')}
      </h2>
      <QueryView
        query={query}
        loadingLabel={t('queue.loading')}
        errorMessage={(error) => listMessage(error, t)}
        retryLabel={t('posts.retry')}
        empty={t('queue.none')}
      >
        {(cases) => (
          <RuledList>
            {cases.map((waiting) => (
              <CaseItem key={waiting.id} waiting={waiting} />
            ))}
          </RuledList>
        )}
      </QueryView>
      {hasNextPage && (
        <Button variant="secondary" block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t(isFetchingNextPage ? 'queue.loading' : 'posts.showMore')}
        </Button>
      )}
    </section>
  );
}
