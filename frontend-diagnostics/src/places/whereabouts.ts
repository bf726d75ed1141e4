import { useEffect, useState } from 'react';
import { unwrap, type ApiClient, type Schema } from '@sahaay/contracts';
import { anonymousCall } from '../anonymous-call.ts';
import { useServices, type T } from '../services.ts';
import type { Coordinates } from './coordinates.ts';
import { lengthText } from './place-words.ts';

type Whereabouts = Schema<'Whereabouts'>;

/** Somebody who types a position types several on the way. */
const TYPING_MS = 250;

/** @throws ApiError */
function sayWhere(api: ApiClient, { lat, lng }: Coordinates): Promise<Whereabouts> {
  return unwrap(api.POST('/api/v1/nearby/whereabouts', { ...anonymousCall(), body: { location: `${lat},${lng}` } }));
}

/**
 * A position in words, which the server knows. Null until it has answered, and without a connection: the codes say the
 * same.
 */
export function useWhereabouts(at: Coordinates | null): Whereabouts | null {
  const { api } = useServices();
  const [known, setKnown] = useState<{ readonly key: string; readonly words: Whereabouts } | null>(null);
  const key = at ? `${at.lat},${at.lng}` : '';
  useEffect(() => {
    const [lat, lng] = key.split(',').map(Number);
    if (lat === undefined || lng === undefined) return undefined;
    let isLatest = true;
    const ask = () =>
      sayWhere(api, { lat, lng }).then(
        (words) => isLatest && setKnown({ key, words }),
        () => undefined,
      );
    const pause = setTimeout(() => void ask(), TYPING_MS);
    return () => {
      isLatest = false;
      clearTimeout(pause);
    };
  }, [api, key]);
  return known && known.key === key ? known.words : null;
}

/** "Near Connaught Place, Delhi"; empty when nothing is known around. */
export function areaText(t: T, { locality, town, state }: Whereabouts): string {
  const parts = [locality, town, state].filter((part) => part !== null);
  return parts.length > 0 ? t('where.near', { place: [...new Set(parts)].join(', ') }) : '';
}

/** "About 400 m north of Neem Hospital", or that it is the nearest known; empty when none is known around. */
export function hospitalText(t: T, { hospital }: Whereabouts): string {
  if (!hospital) return '';
  const { name, distanceMeters, direction } = hospital;
  if (distanceMeters === null || direction === null) return t('where.nearestHospital', { name });
  const distance = lengthText(t, distanceMeters);
  return t(`where.${direction}`, { distance, name });
}
