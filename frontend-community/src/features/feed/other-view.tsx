import { ApiError } from '@sahaay/contracts';
import { communityViews } from '@sahaay/contracts/languages/community';
import { late } from '@sahaay/contracts/late';
import { useQuery } from '@sahaay/kit';
import { QueryView } from '@sahaay/ui';
import { texts } from '../../i18n/texts.ts';
import { useT } from '../../services.ts';
import { listMessage } from './feed-messages.ts';

const others = late(() => import('./other-views.ts'), texts.beside(communityViews));

/** Shows a view whose code comes when it is opened. Where that does not come, it says so like a list that does not. */
export function OtherView({ name }: { name: 'MutedPeople' | 'ReportQueue' }) {
  const t = useT();
  const query = useQuery({
    queryKey: ['community', 'other views'],
    queryFn: async () => {
      const views = await others.get();
      if (!views) throw new ApiError(0);
      return views;
    },
    networkMode: 'always',
    staleTime: Infinity,
    retry: false,
  });
  return (
    <QueryView
      query={query}
      loadingLabel={t('posts.loading')}
      errorMessage={(failure) => listMessage(failure, t)}
      retryLabel={t('posts.retry')}
    >
      {(views) => {
        const View = views[name];
        return <View />;
      }}
    </QueryView>
  );
}
