import { onTheGlobe, type Coordinates } from './coordinates.js';

const DEGREES = String.raw`([+\-−]?\d{1,3}(?:\.\d+)?)\s*(?:°|º|deg(?:rees)?)?`;
const MINUTES = String.raw`(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?`;
const SECONDS = String.raw`(?:(\d{1,2}(?:\.\d+)?)\s*["″”])?`;
const PART = String.raw`([NSEW])?\s*${DEGREES}\s*${MINUTES}${SECONDS}\s*([NSEW])?`;
const PAIR = new RegExp(
  String.raw`^(?:geo:|lat(?:itude)?\s*[:=]?)?\s*${PART}(?:\s*[,;/]\s*|\s+)(?:(?:lng|lon|long|longitude)\s*[:=]?\s*)?${PART}$`,
  'i',
);

/** `560 001` is a postcode. */
const TWO_BARE_NUMBERS = /^\s*\d+\s+\d+\s*$/;

/** Whether a text was meant as coordinates, and which: `off the globe` is a latitude of 95, say. */
export type SpelledCoordinates = Coordinates | 'off the globe' | undefined;

/**
 * Reads the usual spellings of a position: `28.6,77.2`, `28.6 N, 77.2 E`, `N28.6 E77.2`, `28°36′50″N 77°12′32″E`,
 * `77.2E 28.6N`, `(28.6, 77.2)`, `lat: 28.6, lng: 77.2`. Undefined when the text is none of them.
 */
export function readCoordinates(text: string): SpelledCoordinates {
  if (TWO_BARE_NUMBERS.test(text)) return undefined;
  const match = PAIR.exec(
    text
      .trim()
      .replace(/^[([]\s*(.*?)\s*[)\]]$/, '$1')
      .replaceAll("''", '"'),
  );
  if (!match) return undefined;
  const first = readPart(match.slice(1, 6));
  const second = readPart(match.slice(6, 11));
  if (!first || !second) return undefined;
  const swapped = first.axis === 'lng' || second.axis === 'lat';
  if (swapped && (first.axis === 'lat' || second.axis === 'lng')) return undefined;
  const point = swapped ? { lat: second.degrees, lng: first.degrees } : { lat: first.degrees, lng: second.degrees };
  return onTheGlobe(point) ? point : 'off the globe';
}

function readPart([before, degrees, minutes, seconds, after]: readonly (string | undefined)[]) {
  if (before && after) return undefined;
  const hemisphere = (before ?? after)?.toUpperCase();
  const written = Number(degrees?.replace('−', '-'));
  if (Number(minutes ?? 0) >= 60 || Number(seconds ?? 0) >= 60) return undefined;
  const size = Math.abs(written) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
  const negative = degrees?.startsWith('-') === true || degrees?.startsWith('−') === true;
  const south = hemisphere === 'S' || hemisphere === 'W';
  const axis =
    hemisphere === undefined
      ? undefined
      : hemisphere === 'N' || hemisphere === 'S'
        ? ('lat' as const)
        : ('lng' as const);
  return { degrees: size === 0 ? 0 : negative !== south ? -size : size, axis };
}
