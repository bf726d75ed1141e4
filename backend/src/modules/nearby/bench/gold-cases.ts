import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { metersBetween, PLACE_CATEGORIES } from '../../directory/public.js';
import { nearlyTheSameName } from '../domain/compared-name.js';
import type { FoundPlace } from '../domain/place.js';
import type { PlaceAnswer } from '../domain/place-answer.js';
import type { PlacesProvider } from '../domain/places-provider.port.js';
import type { SearchNearby } from '../use-cases/search-nearby.js';

const known = z.object({ id: z.string(), name: z.string(), km: z.number() });
const goldCase = z.object({
  city: z.string(),
  spot: z.string(),
  lat: z.number(),
  lng: z.number(),
  radius_km: z.number(),
  category: z.enum(PLACE_CATEGORIES),
  must_include: z.array(known),
  must_exclude: z.array(known),
});

/** Where somebody stands, what is near there, and what is not. */
export type GoldCase = z.infer<typeof goldCase>;

export interface Verdict {
  readonly passed: boolean;
  readonly summary: string;
}

/** Distances agree with the case when they differ by no more than this, metres. */
const TOLERANCE = 50;
const ALL = 5000;
/** Two positions this near are one point, metres. */
const ONE_POINT = 5;

export function readGoldCases(file: string): GoldCase[] {
  return z.array(goldCase).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Passes when, with everything imported, the provider finds each known place within the radius at the stated distance
 * and none of the far ones, and the answer a person gets (at most 20) is ordered by distance and shows none twice.
 */
export async function judgeGoldCase(gold: GoldCase, provider: PlacesProvider, search: SearchNearby): Promise<Verdict> {
  const at = { lat: gold.lat, lng: gold.lng };
  const within = await provider.nearest({
    at,
    categories: [gold.category],
    radiusMeters: gold.radius_km * 1000,
    limit: ALL,
  });
  const finds = (place: { name: string; km: number }) => within.some((found) => isAt(found, place, at));
  const missing = gold.must_include.filter((place) => !finds(place)).map(({ name }) => name);
  const intruding = gold.must_exclude.filter(finds).map(({ name }) => name);

  const started = performance.now();
  const { places: answer } = await search.execute({ location: `${gold.lat},${gold.lng}`, ...asAsked(gold.category) });
  const milliseconds = performance.now() - started;
  const distances = answer.flatMap(({ distanceMeters }) => distanceMeters ?? []);
  const ordered = distances.every((distance, i) => distance >= (distances[i - 1] ?? 0));
  const twice = answer.filter((place, i) => answer.slice(0, i).some((other) => isTwin(place, other)));
  const shown = gold.must_include.filter(({ name }) => answer.some((place) => place.name === name)).length;

  const problems = [
    ...missing.map((name) => `misses ${name}`),
    ...intruding.map((name) => `wrongly has ${name}`),
    ...twice.map(({ name }) => `shows ${name} twice at one point`),
    ...(ordered ? [] : ['answer is not nearest first']),
    ...(answer.length === 0 ? ['answer is empty'] : []),
  ];
  const figures = [
    `${within.length} within ${gold.radius_km} km`,
    `${shown}/${gold.must_include.length} of the known among the 20 shown`,
    `${milliseconds.toFixed(1)} ms`,
  ].join(', ');
  return { passed: problems.length === 0, summary: [figures, ...problems].join('; ') };
}

/** Whether two places of an answer are of one kind, stand at one point, and have names that differ by nothing that tells. */
function isTwin(a: PlaceAnswer, b: PlaceAnswer): boolean {
  const kindOf = ({ description }: PlaceAnswer) => description.split(',')[0];
  return kindOf(a) === kindOf(b) && metersBetween(a, b) <= ONE_POINT && nearlyTheSameName(a, b);
}

function asAsked(category: GoldCase['category']) {
  return category === 'ambulance' ? { name: 'ambulance' } : { filter: category };
}

function isAt(
  found: FoundPlace,
  { name, km }: { name: string; km: number },
  at: { lat: number; lng: number },
): boolean {
  return found.name === name && Math.abs(metersBetween(found, at) - km * 1000) <= TOLERANCE;
}
