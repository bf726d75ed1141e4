import type { Coordinates } from '../../directory/public.js';

export const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export type Direction = (typeof COMPASS)[number];

/** In which direction one goes from the first point to the second, over distances so short that the earth is flat. */
export function directionFrom(from: Coordinates, to: Coordinates): Direction {
  const east = (((to.lng - from.lng + 540) % 360) - 180) * Math.cos((from.lat * Math.PI) / 180);
  const turn = Math.atan2(east, to.lat - from.lat) / (2 * Math.PI);
  return COMPASS[(Math.round(turn * COMPASS.length) + COMPASS.length) % COMPASS.length] ?? 'north';
}
