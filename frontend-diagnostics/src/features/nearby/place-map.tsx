import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import {
  control,
  divIcon,
  latLngBounds,
  map as createMap,
  marker,
  tileLayer,
  type LeafletKeyboardEvent,
  type Map as LeafletMap,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { Schema } from '@sahaay/contracts';
import { Card, classNames, Note } from '@sahaay/ui';
import type { Coordinates } from '../../places/coordinates.ts';
import { PlaceCard } from '../../places/place-card.tsx';
import { useServices, useT, type T } from '../../services.ts';
import styles from './map.module.css';

/** A place with its number in the list. */
export type NumberedPlace = Schema<'Place'> & { readonly number: number };

export interface PlaceMapProps {
  tilesUrl: string;
  /** The places to show, of which there is at least one. */
  places: readonly NumberedPlace[];
  /** The position around which was searched. */
  around: Coordinates | null;
  /** What stands right below the map. */
  children: ReactNode;
}

/** Nearer than this, a single place fills the map with its own street. */
const CLOSEST_ZOOM = 16;
const FARTHEST_TILES = 19;
const MARKER_PX = 48;

/** Shows the places on a map, with their numbers in the list. The place that is chosen shows below the map. */
export function PlaceMap({ tilesUrl, places, around, children }: PlaceMapProps) {
  const t = useT();
  const { theme } = useServices();
  const box = useRef<HTMLDivElement>(null);
  const [leaflet, setLeaflet] = useState<LeafletMap | null>(null);
  const [hasNoPictures, setHasNoPictures] = useState(false);
  const [chosen, setChosen] = useState<NumberedPlace | null>(null);
  const chosenHeading = useRef<HTMLHeadingElement>(null);
  const draw = useEffectEvent((element: HTMLElement) => drawMap(element, tilesUrl, t, setHasNoPictures));
  const mark = useEffectEvent((on: LeafletMap) => markPlaces(on, places, around, t, setChosen));

  useEffect(() => {
    if (!box.current) return undefined;
    const drawn = draw(box.current);
    setLeaflet(drawn);
    // The button that asked for the map is gone, so the map takes the focus that it held.
    if (document.activeElement === document.body) box.current.focus({ preventScroll: true });
    return () => void drawn.remove();
  }, []);

  useEffect(() => (leaflet ? mark(leaflet) : undefined), [leaflet, places, around]);
  useEffect(() => chosenHeading.current?.focus(), [chosen]);

  return (
    <>
      {hasNoPictures && (
        <Note urgent className={styles.note} role="status">
          {t('map.noPictures')}
        </Note>
      )}
      <div
        ref={box}
        role="region"
        aria-label={t('map.name')}
        className={classNames(styles.map, theme === 'dark' && styles.dark)}
      />
      {children}
      {chosen && places.includes(chosen) && (
        <Card className={styles.chosen}>
          <PlaceCard place={chosen} number={chosen.number} headingRef={chosenHeading} />
        </Card>
      )}
    </>
  );
}

function drawMap(element: HTMLElement, tilesUrl: string, t: T, onPictures: (areMissing: boolean) => void): LeafletMap {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const motion = { zoomAnimation: !isStill, fadeAnimation: !isStill, markerZoomAnimation: !isStill, inertia: !isStill };
  // A wheel scrolls the page, also over the map. The credit stands below it.
  const map = createMap(element, { ...motion, scrollWheelZoom: false, attributionControl: false, zoomControl: false });
  const names = { zoomInTitle: t('map.closer'), zoomOutTitle: t('map.farther') };
  control.zoom({ ...names, zoomInText: '+', zoomOutText: '−' }).addTo(map);
  // Tile servers want to know which site asks. They are told the site, and not the page.
  tileLayer(tilesUrl, { maxZoom: FARTHEST_TILES, referrerPolicy: 'origin' })
    .on('tileerror', () => onPictures(true))
    .on('tileload', () => onPictures(false))
    .addTo(map);
  return map;
}

function markPlaces(
  map: LeafletMap,
  places: readonly NumberedPlace[],
  around: Coordinates | null,
  t: T,
  onChoose: (place: NumberedPlace) => void,
): () => void {
  // There are two ways round the earth, and the map takes the shorter one.
  const beside = (lng: number) => (around ? lng + 360 * Math.round((around.lng - lng) / 360) : lng);
  const pointOf = ({ lat, lng }: Coordinates): [number, number] => [lat, beside(lng)];
  const markers = places.map((place, index) =>
    marker(pointOf(place), {
      title: `${place.number}. ${place.name}`,
      icon: divIcon({
        className: styles.marker,
        html: Object.assign(document.createElement('span'), { textContent: String(place.number) }),
        iconSize: [MARKER_PX, MARKER_PX],
      }),
      // The nearer one lies on top.
      zIndexOffset: 100 * (places.length - index),
    })
      .on('click', () => onChoose(place))
      .on('keypress', ({ originalEvent }: LeafletKeyboardEvent) => {
        if (originalEvent.key === 'Enter' || originalEvent.key === ' ') onChoose(place);
      }),
  );
  if (around) {
    const icon = divIcon({ className: styles.here, iconSize: [20, 20] });
    markers.push(marker(pointOf(around), { title: t('map.here'), icon, interactive: false, keyboard: false }));
  }
  map.fitBounds(latLngBounds((around ? [...places, around] : places).map(pointOf)), {
    padding: [36, 36],
    maxZoom: CLOSEST_ZOOM,
  });
  for (const each of markers) {
    each.addTo(map);
    // Leaflet's own name for such a marker would be the number alone.
    if (each.options.interactive) each.getElement()?.setAttribute('aria-label', each.options.title ?? '');
  }
  return () => {
    for (const each of markers) each.remove();
  };
}
