import type { Ref } from 'react';
import type { Schema } from '@sahaay/contracts';
import { quotedIn } from '@sahaay/contracts/i18n';
import { buttonClass, CallButton, classNames, Icon, VisuallyHidden } from '@sahaay/ui';
import { useServices, useT } from '../services.ts';
import { distanceText, openText, partsOf, partText, phoneText } from './place-words.ts';
import styles from './places.module.css';

export interface PlaceCardProps {
  place: Schema<'Place'>;
  /** The number of the place in the list and on the map. */
  number?: number;
  /** The level of the heading, one below the heading that it stands under. */
  level?: 3 | 4;
  /** What the headings above have said of all places, so that the card need not repeat it. */
  said?: readonly string[] | undefined;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Shows what is known of a place, except what the headings above it have said. */
function Facts({ place, said }: { place: Schema<'Place'>; said: readonly string[] }) {
  const t = useT();
  const { locale } = useServices();
  const { address, rating, openNow, open24h, approximate } = place;
  const isCallMissing = place.emergency && place.phone === null;
  const { type, rest } = partsOf(place);
  const isSaid = (part: string): boolean => said.includes(part) || said.includes(partText(t, part));
  const features = rest.filter((part) => !isSaid(part));
  const open = openText(t, place);
  return (
    <>
      <p className={styles.meta}>
        {type && !isSaid(type) && <span>{partText(t, type)}</span>}
        {rating !== null && <span>{t('place.rated', { rating: Number(rating.toFixed(1)) })}</span>}
        {open && <span className={classNames(styles.known, (openNow || open24h) && styles.open)}>{open}</span>}
      </p>
      {address && <p lang={quotedIn(address, locale)}>{address}</p>}
      {(features.length > 0 || approximate || isCallMissing) && (
        <p className={styles.features}>
          {features.map((part) => (
            <span key={part}>{partText(t, part)}</span>
          ))}
          {isCallMissing && <span>{t('place.noPhone')}</span>}
          {approximate && <span className={styles.vague}>{t('place.approximatePosition')}</span>}
        </p>
      )}
    </>
  );
}

/** Shows a place with the two things that a person can do: call, and go there. */
export function PlaceCard({ place, number, level = 3, said = [], headingRef }: PlaceCardProps) {
  const t = useT();
  const { locale } = useServices();
  const { name, link, phone } = place;
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
          <span lang={quotedIn(name, locale)}>{name}</span>
        </Heading>
        {distance && <span className={styles.distance}>{distance}</span>}
      </div>
      <Facts place={place} said={said} />
      <div className={styles.actions}>
        {phone && (
          <CallButton variant="outline" number={phoneText(phone)} dial={phone} label={t('place.call', { name })} />
        )}
        <a className={buttonClass({ variant: 'quiet', size: 48 })} href={link} target="_blank" rel="noreferrer">
          {t('place.directions')}
          <VisuallyHidden>{t('place.directions.rest', { name })}</VisuallyHidden>
          <Icon name="external" size={20} />
        </a>
      </div>
    </>
  );
}
