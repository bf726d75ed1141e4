import { PAGE_SIZE_DEFAULT } from '@sahaay/contracts/constants';
import { QueryView, RuledList } from '@sahaay/ui';
import { useRef } from 'react';
import { useViewsT } from '../../../i18n/late/views.ts';
import { listMessage } from '../feed-messages.ts';
import { NextPage } from '../next-page.tsx';
import { useFocusOnRemoval } from '../use-focus-on-removal.ts';
import { CaseItem } from './case-item.tsx';
import { CaseOutlines, CasesLoading } from './cases-loading.tsx';
import { useCases } from './cases-query.ts';

/** Shows a moderator what people reported, and what authors ask to have looked at again. */
export function ReportQueue() {
  const t = useViewsT();
  const query = useCases();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnRemoval(query.data?.cases.length ?? 0, () => heading.current?.focus());
  return (
    <section>
      <h2 className="h2" tabIndex={-1} ref={heading}>
        {t('views.reports')}
      </h2>
      <QueryView
        query={query}
        loadingLabel={t('queue.loading')}
        skeleton={<CasesLoading />}
        errorMessage={(error) => listMessage(error, t)}
        retryLabel={t('posts.retry')}
        isEmpty={({ cases }) => cases.length === 0 && !query.hasNextPage}
        empty={t('queue.none')}
      >
        {({ cases, pages }) => (
          <>
            <RuledList>
              {cases.map((waiting) => (
                <CaseItem key={waiting.id} waiting={waiting} />
              ))}
            </RuledList>
            <NextPage
              look={{ variant: 'secondary', block: true }}
              query={query}
              pages={pages}
              words={{ more: 'posts.showMore', loading: 'queue.loading' }}
              outlines={<CaseOutlines count={PAGE_SIZE_DEFAULT} />}
              failure={(error) => listMessage(error, t)}
            />
          </>
        )}
      </QueryView>
    </section>
  );
}
