import { useState } from 'react';
import { Button, IconButton, Note } from '@sahaay/ui';
import { useServices, useT } from '../../services.ts';
import { setDetails } from './form.ts';
import type { About } from './details.ts';
import { detailsToday, forgetRelative, forgetUnreadable, isFamilyDamaged, keptFamily } from './family.ts';
import styles from './for-whom.module.css';
import symptomStyles from './symptoms.module.css';

/** Offers those whose details are kept on this device, and says when something of them cannot be read. */
export function KeptFamily({ about }: { about: Exclude<About, 'self'> }) {
  const t = useT();
  const { user } = useServices();
  const [, redraw] = useState(0);
  if (!user) return null;
  const family = keptFamily(user.id).filter((relative) => relative.about === about);
  const changed = (change: () => void) => () => {
    change();
    redraw((drawn) => drawn + 1);
  };
  return (
    <>
      {isFamilyDamaged(user.id) && (
        <Note urgent>
          <p>{t('family.damaged')}</p>
          <Button variant="secondary" size={48} onClick={changed(() => forgetUnreadable(user.id))}>
            {t('family.damaged.remove')}
          </Button>
        </Note>
      )}
      {family.length > 0 && (
        <ul className={styles.family} aria-label={t('family.kept')}>
          {family.map((relative) => (
            <li key={relative.name}>
              <button type="button" className={symptomStyles.chip} onClick={() => setDetails(detailsToday(relative))}>
                {relative.name}
              </button>
              <IconButton
                icon="close"
                label={t('family.forget', { name: relative.name })}
                onClick={changed(() => forgetRelative(user.id, relative.name))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
