import { FIRST_AID_THEMES, type FirstAid } from '@sahaay/engine/first-aid';
import { ErrorPanel, Fold, Skeleton, TextField } from '@sahaay/ui';
import { useState, type ReactNode } from 'react';
import { useEmergencyText } from '../../i18n/late/emergency.ts';
import { usePreferences } from '../../preferences/preferences.ts';
import styles from './emergency.module.css';
import { FirstAidFold } from './first-aid-fold.tsx';
import { useFirstAid, type FirstAidTexts } from './first-aid-texts.ts';
import { findFirstAid } from './find-first-aid.ts';

/** First aid for every danger that the engine knows, by theme and by word. */
export function FirstAidSection() {
  const t = useEmergencyText();
  const { texts, failed, retry } = useFirstAid(usePreferences(({ locale }) => locale));
  return (
    <section aria-labelledby="first-aid">
      <h2 className="h2" id="first-aid">
        {t('emergency.firstAid')}
      </h2>
      {texts && <Themes {...texts} />}
      {!texts && !failed && <Skeleton label={t('emergency.firstAid.loading')} />}
      {!texts && failed && (
        <ErrorPanel message={t('emergency.firstAid.failed')} retryLabel={t('retry')} onRetry={retry} />
      )}
    </section>
  );
}

function Themes({ language, themes }: FirstAidTexts) {
  const t = useEmergencyText();
  const locale = usePreferences((state) => state.locale);
  const [words, setWords] = useState('');
  const found = words.trim() === '' ? null : findFirstAid(themes, words);
  return (
    <>
      {language !== locale && <p className="small soft">{t('emergency.firstAid.inEnglish')}</p>}
      <TextField
        label={t('emergency.firstAid.find')}
        hint={t('emergency.firstAid.find.hint')}
        className={styles.find}
        type="search"
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <p role="status" className="small soft">
        {found && t(found.length > 0 ? 'emergency.firstAid.found' : 'emergency.firstAid.none', { count: found.length })}
      </p>
      <div lang={language}>
        {found ? (
          <List dangers={found} />
        ) : (
          FIRST_AID_THEMES.map((theme) => (
            <Theme key={theme} dangers={themes[theme]} label={<span lang={locale}>{t(`theme.${theme}`)}</span>} />
          ))
        )}
      </div>
      <p className={`small soft ${styles.unreviewed}`}>{t('landing.unreviewed')}</p>
    </>
  );
}

/** The dangers of one theme. They are drawn when it is first opened: all of them at once would take a cheap phone seconds. */
function Theme({ label, dangers }: { label: ReactNode; dangers: readonly FirstAid[] }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Fold className={styles.theme} label={label} onToggle={() => setOpened(true)}>
      {wasOpened && <List dangers={dangers} />}
    </Fold>
  );
}

const List = ({ dangers }: { dangers: readonly FirstAid[] }) => (
  <div className={styles.dangers}>
    {dangers.map((danger) => (
      <FirstAidFold key={danger.id} {...danger} />
    ))}
  </div>
);
