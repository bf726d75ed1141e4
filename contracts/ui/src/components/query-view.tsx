import type { ReactNode } from 'react';
import { FailedLoad } from './failed-load.tsx';
import { EmptyState, Skeleton } from './states.tsx';

/** The part of a TanStack query result that is read here. */
export interface QueryLike<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  refetch(): unknown;
}

export interface QueryViewProps<Data> {
  query: QueryLike<Data>;
  /** The words for screen readers while the skeleton shows. */
  loadingLabel: string;
  /** Shows in place of the usual bars. */
  skeleton?: ReactNode;
  errorTitle?: string;
  errorMessage: (error: Error) => string;
  retryLabel: string;
  /** Asks again. Without it, the query's own `refetch` does. */
  onRetry?: () => void;
  isEmpty?: (data: Data) => boolean;
  /** A text, or a whole empty state. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Shows the four states of loaded data: loading, error with Retry, empty, content. Data that is there stays when a
 * later refresh fails, and a failed first load never shows as empty.
 */
export function QueryView<Data>({
  query,
  loadingLabel,
  skeleton,
  errorTitle,
  errorMessage,
  retryLabel,
  onRetry = () => void query.refetch(),
  isEmpty = (data) => Array.isArray(data) && data.length === 0,
  empty,
  children,
}: QueryViewProps<Data>) {
  const { data, error, isFetching } = query;
  if (data !== undefined) {
    if (empty === undefined || !isEmpty(data)) return <>{children(data)}</>;
    return typeof empty === 'string' ? <EmptyState>{empty}</EmptyState> : <>{empty}</>;
  }
  if (error) {
    return (
      <FailedLoad
        title={errorTitle}
        message={errorMessage(error)}
        retryLabel={retryLabel}
        onRetry={onRetry}
        busy={isFetching}
      />
    );
  }
  return skeleton ?? <Skeleton label={loadingLabel} />;
}
