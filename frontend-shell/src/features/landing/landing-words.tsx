import { LOCALES } from '@sahaay/contracts/constants';
import { shellArrival } from '@sahaay/contracts/languages/shell';
import { Kolam } from '@sahaay/ui';
import { arrival } from '../../i18n/late/arrival.ts';
import styles from './landing.module.css';

/**
 * What the landing page says first, where it will stand, in each language besides English, in which `index.html` carries all of
 * the page. The words of the wanted language show until the app comes.
 */
export function LandingWords() {
  return (
    <div className={`boot-hero ${styles.hero}`}>
      <div className={styles.kolam}>
        <Kolam figure="41" fine />
      </div>
      {LOCALES.filter((language) => language !== 'en').map((language) => {
        if (!shellArrival[language]?.here)
          throw new Error(`The landing page is rendered in "${language}" before its texts are here.`);
        const t = arrival(language);
        return (
          <div key={language} className="boot-words boot-words-landing" lang={language}>
            <p className="h1">
              <span>{t('landing.title.question')}</span> <span>{t('landing.title.answer')}</span>
            </p>
            <p className={`soft ${styles.lead}`}>{t('landing.lead')}</p>
          </div>
        );
      })}
    </div>
  );
}
