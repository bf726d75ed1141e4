import type { Ref } from 'react';
import type { Schema } from '@sahaay/contracts';
import { buttonClass, CallButton, classNames, Icon, VisuallyHidden } from '@sahaay/ui';
import { useT } from '../services.ts';
import { distanceText, openText, partsOf, phoneText } from './place-words.ts';
import styles from './places.module.css';

export interface PlaceCardProps {
  place: Schema<'Place'>;
  /** As in the list and on the map. */
  number?: number;
  /** Of the heading; one below that of what it stands in. */
  level?: 3 | 4;
  /** Kept on the device: whether it is open is not known, and not claimed to be unknown. */
  kept?: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A place with the two things one can do: call, and go there. */
export function PlaceCard({ place, number, level = 3, kept, headingRef }: PlaceCardProps) {
  const t = useT();
  const { name, address, rating, link, openNow, open24h, phone, approximate } = place;
  const { type, rest } = partsOf(place);
  const distance = distanceText(t, place);
  const Heading = `h${level}` as const;
  return (
    <>
      <div className={styles.top}>
        <Heading className="h3" tabIndex={-1} ref={headingRef}>
          {number !== undefined && (
            <span className={styles.number} aria-hidden="true">
              {number}.{' '}
            </span>
          )}
          {name}
        </Heading>
        {distance && <span className={styles.distance}>{distance}</span>}
      </div>
      <p className={styles.meta}>
        {type && <span>{type}</span>}
        {rating !== null && <span>{t('place.rated', { rating: Number(rating.toFixed(1)) })}</span>}
        {(!kept || open24h) && (
          <span className={classNames((openNow !== null || open24h) && styles.known, (openNow || open24h) && styles.open)}>
            {openText(t, place)}
          </span>
        )}
      </p>
      {address && <p>{address}</p>}
      {(rest.length > 0 || approximate) && (
        <p className={styles.features}>
          {rest.map((part) => (
            <span key={part}>{part}</span>
          ))}
          {approximate && <span className={styles.vague}>{t('place.approximatePosition')}</span>}
        </p>
      )}
      <div className={styles.actions}>
        {phone && <CallButton variant="outline" number={phoneText(phone)} dial={phone} label={t('place.call', { name })} />}
        <a className={buttonClass({ variant: 'quiet', size: 48 })} href={link} target="_blank" rel="noreferrer">
          {t('place.directions')}
          <VisuallyHidden>{t('place.directions.rest', { name })}</VisuallyHidden>
          <Icon name="external" size={20} />
        </a>
      </div>
    </>
  );
}
