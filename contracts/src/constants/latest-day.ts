/** Clocks are ahead of UTC by so many hours at most: on the Line Islands of Kiribati. */
const AHEAD_HOURS = 14;

/**
 * The day that it is now where days begin first, as yyyy-mm-dd. Whoever is born later is born in the future for everybody; in India
 * a day begins five and a half hours before that of UTC.
 */
export function latestDay(now: Date): string {
  return new Date(now.getTime() + AHEAD_HOURS * 3_600_000).toISOString().slice(0, 10);
}
