import { useMemo } from 'react';
import { useServices } from '../services.ts';
import type { KeptKind } from './kept-places.ts';
import { useLocation } from './location.ts';
import { keptFor, type Found, type PlaceSearch } from './place-search.ts';
import { useOnline } from './use-online.ts';

/** The places to show: those that were found or, when none of this kind can be had, those kept on the device. */
export function useResults({ found, failed }: PlaceSearch, kind: KeptKind): Found | null {
  const userId = useServices().user?.id;
  const isOnline = useOnline();
  const isLost = useLocation(({ problem }) => problem === 'location.notFound');
  const needsKept = (failed || !isOnline || isLost) && found?.kind !== kind;
  return useMemo(() => (needsKept && userId ? keptFor(userId, kind) : null) ?? found, [needsKept, userId, kind, found]);
}
