import { useEffect, useRef, useState } from 'react';
import type { Schema } from '@sahaay/contracts';
import { Button, Card, Note, RuledList } from '@sahaay/ui';
import { useT } from '../services.ts';
import { PlaceCard } from './place-card.tsx';
import { Sources } from './sources.tsx';
import styles from './places.module.css';

type Place = Schema<'Place'>;

/** A group of places, nearest first. */
export interface PlaceGroup {
  readonly title?: string;
  /** A sentence that is true of all of them and that people must know. */
  readonly note?: string;
  /** Words that the cards leave out, since a heading says them of all. */
  readonly said?: readonly string[];
  readonly places: readonly Place[];
}

interface PlaceListProps {
  groups: readonly PlaceGroup[];
  /** This many places show before "Show more". */
  atFirst?: number;
  /** When true, the numbers of the map show. */
  numbered?: boolean;
}

/** Shows several places between hairlines, and a single place as a card. */
export function PlaceList({ groups, atFirst = 6, numbered }: PlaceListProps) {
  const t = useT();
  const [all, setAll] = useState(false);
  const firstNew = useRef<HTMLHeadingElement>(null);
  // The button "Show more" goes away, and the first place that it brought takes its focus.
  useEffect(() => {
    if (all) firstNew.current?.focus();
  }, [all]);

  const places = groups.flatMap((group) => group.places);
  const limit = all ? places.length : atFirst;
  const shown = groups
    .map((group, index) => {
      const before = groups.slice(0, index).reduce((sum, { places: earlier }) => sum + earlier.length, 0);
      return { ...group, before, places: group.places.slice(0, Math.max(0, limit - before)) };
    })
    .filter((group) => group.places.length > 0);
  const [only] = places;
  if (!only) return null;

  return (
    <>
      {shown.map(({ title, note, said, before, places: members }) => (
        <div key={before} className={styles.group}>
          {title && <h3 className={`h3 ${styles.groupTitle}`}>{title}</h3>}
          {note && <Note className={styles.note}>{note}</Note>}
          {places.length === 1 ? (
            <Card>
              <PlaceCard place={only} said={said} />
            </Card>
          ) : (
            <RuledList ordered={numbered}>
              {members.map((place, index) => (
                <li key={`${place.name} ${place.lat} ${place.lng}`} className={styles.place}>
                  <PlaceCard
                    place={place}
                    number={numbered ? before + index + 1 : undefined}
                    level={title ? 4 : 3}
                    said={said}
                    headingRef={before + index === atFirst ? firstNew : undefined}
                  />
                </li>
              ))}
            </RuledList>
          )}
        </div>
      ))}
      {limit < places.length && (
        <Button variant="secondary" block className={styles.more} onClick={() => setAll(true)}>
          {t('place.more')}
        </Button>
      )}
      <Sources places={places} />
    </>
  );
}
