import { QueryView } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

export default function QueryViewFixture() {
  const w = useWords();
  return (
    <>
      {[
        { name: 'loading', data: undefined, error: null, isFetching: true },
        { name: 'error', data: undefined, error: new Error('away'), isFetching: false },
        { name: 'error, trying again', data: undefined, error: new Error('away'), isFetching: true },
        { name: 'empty', data: [], error: null, isFetching: false },
        { name: 'content', data: [w.hospital, w.doctor], error: null, isFetching: false },
      ].map(({ name, ...query }) => (
        <State key={name} name={name}>
          <QueryView
            query={{ ...query, refetch: () => undefined }}
            loadingLabel={w.loading}
            errorMessage={() => w.failed}
            retryLabel={w.retry}
            empty={w.empty}
          >
            {(items: readonly string[]) => items.join(', ')}
          </QueryView>
        </State>
      ))}
    </>
  );
}
