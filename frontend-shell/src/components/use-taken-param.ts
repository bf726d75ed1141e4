import { useSearchParams } from '@sahaay/kit';
import { useEffect, useState } from 'react';

/**
 * The value of a query parameter that the page was opened with. It is taken out of the address, so that a reload does
 * not repeat it.
 */
export function useTakenParam(name: string): string | undefined {
  const [params, setParams] = useSearchParams();
  const [taken] = useState(() => params.get(name) ?? undefined);
  const isThere = params.has(name);
  useEffect(() => {
    if (!isThere) return;
    const rest = (present: URLSearchParams): URLSearchParams => {
      const others = new URLSearchParams(present);
      others.delete(name);
      return others;
    };
    setParams(rest, { replace: true, preventScrollReset: true });
  }, [isThere, name, setParams]);
  return taken;
}
