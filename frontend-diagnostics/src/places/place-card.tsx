import type { Ref } from 'react';
import type { Schema } from '@sahaay/contracts';
import { buttonClass, CallButton, Icon, VisuallyHidden } from '@sahaay/ui';
import { useT, type T } from '../services.ts';
import styles from './places.module.css';

/** Metres to the nearest ten below one kilometre, then kilometres with one decimal. */
function distanceText(t: T, { distanceMeters, approximate }: Schema<'Place'>): string | null {
  if (distanceMeters === null) return null;
  const tens = Math.max(10, Math.round(distanceMeters / 10) * 10);
  const distance =
    tens < 1000
      ? t('place.metres', { distance: tens })
      : t('place.kilometres', { distance: Number((distanceMeters / 1000).toFixed(distanceMeters < 10_000 ? 1 : 0)) });
  return approximate ? t('place.approximate', { distance }) : distance;
}

/** A place with the two things one can do: call, and go there. */
export function PlaceCard({ place, headingRef }: { place: Schema<'Place'>; headingRef?: Ref<HTMLHeadingElement> }) {
  const t = useT();
  const { name, address, description, rating, link, openNow, phone } = place;
  const type = description.split(',')[0]?.trim();
  const distance = distanceText(t, place);
  return (
    <>
      <div className={styles.top}>
        <h3 className="h3" tabIndex={-1} ref={headingRef}>
          {name}
        </h3>
        {distance && <span className={styles.distance}>{distance}</span>}
      </div>
      <p className={styles.meta}>
        {type && <span>{type}</span>}
        {rating !== null && <span>{t('place.rated', { rating: Number(rating.toFixed(1)) })}</span>}
        {openNow !== null && (
          <span className={openNow ? styles.open : undefined}>{t(openNow ? 'place.open' : 'place.closed')}</span>
        )}
      </p>
      {address && <p>{address}</p>}
      <div className={styles.actions}>
        {phone && <CallButton variant="outline" number={phone} label={t('place.call', { name })} />}
        <a className={buttonClass({ variant: 'quiet', size: 48 })} href={link} target="_blank" rel="noreferrer">
          {t('place.directions')}
          <VisuallyHidden>{t('place.directions.rest', { name })}</VisuallyHidden>
          <Icon name="external" size={20} />
        </a>
      </div>
    </>
  );
}
