import type { Coordinates } from '../domain/coordinates.js';

/** Pairs of points that lie close to one another where plain arithmetic with degrees goes wrong. */
export const EDGES_OF_THE_GLOBE: readonly [where: string, at: Coordinates, near: Coordinates][] = [
  ['the antimeridian', { lat: 10, lng: 179.95 }, { lat: 10, lng: -179.95 }],
  ['180 degrees written both ways', { lat: 10, lng: 180 }, { lat: 10, lng: -180 }],
  ['the north pole', { lat: 89.95, lng: 0 }, { lat: 89.95, lng: 180 }],
  ['the south pole', { lat: -90, lng: 0 }, { lat: -89.95, lng: 77 }],
  ['0,0', { lat: -0.01, lng: -0.01 }, { lat: 0.01, lng: 0.01 }],
];
