import { onTheGlobe } from '../../directory/public.js';
import type { Located } from './geocoder.port.js';

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const PAIR = new RegExp(String.raw`^(?:loc:|geo:)?\s*${NUMBER}\s*,\s*\+?${NUMBER}`);
/** The position of the pin itself. The middle of the map in the link may lie far from it. */
const PIN = new RegExp(`!3d${NUMBER}!4d${NUMBER}`);
const MIDDLE = new RegExp(String.raw`@${NUMBER},${NUMBER}`);
const OPEN_STREET_MAP = new RegExp(String.raw`#map=[\d.]+/${NUMBER}/${NUMBER}`);
/** Parameters of links to Google Maps, Apple Maps, Bing and their like that hold a position or words. */
const PARAMETERS = ['q', 'query', 'destination', 'daddr', 'll', 'address'];
/** Parameters that hold what the map shows in its middle. */
const MIDDLES = ['center', 'cp'];
/** How far a `geo:` position may be off, in metres (RFC 5870). */
const UNCERTAINTY = /;u=(\d+(?:\.\d+)?)/i;
/** A position that may be further off than this is told to be rough: the cell of a Plus Code without digits after its +. */
const ROUGH_METERS = 275;

/** What a link to a map is about: a position, or words to look up. */
export type MapLink = Located | { readonly words: string };

/**
 * Reads a link that somebody copied from a map (`https://maps.google.com/?q=28.6,77.2`) or a `geo:` address.
 *
 * @returns undefined for any other text, and for a short link: only opening it would tell what it means
 */
export function readMapLink(text: string): MapLink | undefined {
  const trimmed = text.trim();
  if (!/^(https?:\/\/|geo:)\S+$/i.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  const pin = pinIn(url);
  const found = pin ?? middleIn(url);
  if (found) {
    const at = { lat: Number(found[1]), lng: Number(found[2]) };
    const isRough = !pin || Number(UNCERTAINTY.exec(url.pathname)?.[1] ?? 0) > ROUGH_METERS;
    return onTheGlobe(at) ? { ...at, ...(isRough && { approximate: true }) } : undefined;
  }
  const words = [...PARAMETERS, ...MIDDLES].map((name) => url.searchParams.get(name)).find((value) => value);
  const said = words ?? placeIn(url);
  return said === undefined ? undefined : { words: said };
}

/** The position that the link is about. */
function pinIn({ href, protocol, pathname, searchParams }: URL): RegExpExecArray | undefined {
  const pairs = [
    PIN.exec(href),
    pairIn(`${searchParams.get('mlat') ?? ''},${searchParams.get('mlon') ?? ''}`),
    ...PARAMETERS.map((name) => pairIn(searchParams.get(name))),
    protocol === 'geo:' && !searchParams.get('q') ? pairIn(pathname) : null,
  ];
  return pairs.find((pair) => pair !== null);
}

/** What the map shows in its middle. */
function middleIn({ href, searchParams }: URL): RegExpExecArray | undefined {
  const pairs = [
    ...MIDDLES.map((name) => pairIn(searchParams.get(name))),
    MIDDLE.exec(href),
    OPEN_STREET_MAP.exec(href),
  ];
  return pairs.find((pair) => pair !== null);
}

function pairIn(value: string | null): RegExpExecArray | null {
  return PAIR.exec(value ?? '');
}

/** `/maps/place/India+Gate/` */
function placeIn({ pathname }: URL): string | undefined {
  const place = /\/(?:place|search)\/([^/@]+)/.exec(pathname)?.[1]?.replaceAll('+', ' ');
  try {
    return place && decodeURIComponent(place);
  } catch {
    return undefined;
  }
}
