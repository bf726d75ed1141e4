import type pg from 'pg';

const isSilence = (error: unknown) => (Object(error) as Error).message === 'Query read timeout';

/**
 * From now on this connection is closed when an answer does not come in time. Otherwise whatever is sent over it next, a
 * rollback or the statement of somebody else, would wait as long again.
 */
export function closeWhenSilent(client: Pick<pg.Client, 'query' | 'end'>): void {
  const send = client.query.bind(client) as (...given: unknown[]) => unknown;
  const closeAfter = (error: unknown) => void (isSilence(error) && client.end());
  const watched = (...given: unknown[]): unknown => {
    const answer = send(...given);
    if (answer instanceof Promise) answer.catch(closeAfter);
    return answer;
  };
  client.query = watched as typeof client.query;
}
