import { useEffect, useRef, useState } from 'react';
import type { Schema } from '@sahaay/contracts';
import { Button, Card, RuledList } from '@sahaay/ui';
import { useT } from '../services.ts';
import { PlaceCard } from './place-card.tsx';
import styles from './places.module.css';

interface PlaceListProps {
  /** Nearest first; at least one. */
  places: readonly Schema<'Place'>[];
  /** How many show before "Show more". */
  atFirst?: number;
}

/** Several places between hairlines; a single one as a card. */
export function PlaceList({ places, atFirst = 6 }: PlaceListProps) {
  const t = useT();
  const [all, setAll] = useState(false);
  const firstNew = useRef<HTMLHeadingElement>(null);
  // "Show more" takes itself away: the first place it brought takes the focus it held.
  useEffect(() => {
    if (all) firstNew.current?.focus();
  }, [all]);
  const [only] = places;
  if (!only) return null;

  const shown = all ? places : places.slice(0, atFirst);
  const attributions = [...new Set(shown.map(({ attribution }) => attribution))].filter((text) => text !== null);
  return (
    <>
      {places.length === 1 ? (
        <Card>
          <PlaceCard place={only} />
        </Card>
      ) : (
        <RuledList>
          {shown.map((place, index) => (
            <li key={`${place.name} ${place.lat} ${place.lng}`} className={styles.place}>
              <PlaceCard place={place} headingRef={index === atFirst ? firstNew : undefined} />
            </li>
          ))}
        </RuledList>
      )}
      {shown.length < places.length && (
        <Button variant="secondary" block className={styles.more} onClick={() => setAll(true)}>
          {t('place.more')}
        </Button>
      )}
      {attributions.map((text) => (
        <p key={text} className={`small soft ${styles.attribution}`}>
          {text}
        </p>
      ))}
    </>
  );
}
