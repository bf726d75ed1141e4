import { useState } from 'react';
import { IconButton } from '@sahaay/ui';
import { useServices, useT } from '../../services.ts';
import { setDetails } from './form.ts';
import type { About } from './details.ts';
import { detailsToday, forgetRelative, keptFamily } from './family.ts';
import styles from './for-whom.module.css';
import symptomStyles from './symptoms.module.css';

/** Offers those whose details are kept on this device. */
export function KeptFamily({ about }: { about: Exclude<About, 'self'> }) {
  const t = useT();
  const { user } = useServices();
  const [, redraw] = useState(0);
  const family = user ? keptFamily(user.id).filter((relative) => relative.about === about) : [];
  if (!user || family.length === 0) return null;
  return (
    <ul className={styles.family} aria-label={t('family.kept')}>
      {family.map((relative) => (
        <li key={relative.name}>
          <button type="button" className={symptomStyles.chip} onClick={() => setDetails(detailsToday(relative))}>
            {relative.name}
          </button>
          <IconButton
            icon="close"
            label={t('family.forget', { name: relative.name })}
            onClick={() => {
              forgetRelative(user.id, relative.name);
              redraw((drawn) => drawn + 1);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
