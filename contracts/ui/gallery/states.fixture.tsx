import { EmptyState, ErrorPanel, Skeleton, SkeletonList } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

export default function StatesFixture() {
  const w = useWords();
  return (
    <>
      <State name="loading">
        <Skeleton label={w.loading} />
      </State>
      <State name="a list that is loading">
        <SkeletonList label={w.loading} items={2} />
      </State>
      <State name="failed">
        <ErrorPanel title={w.failed} message={w.offline} retryLabel={w.retry} onRetry={() => undefined} />
      </State>
      <State name="failed, trying again">
        <ErrorPanel message={w.long} retryLabel={w.retry} onRetry={() => undefined} busy />
      </State>
      <State name="empty">
        <EmptyState>{w.empty}</EmptyState>
      </State>
    </>
  );
}
