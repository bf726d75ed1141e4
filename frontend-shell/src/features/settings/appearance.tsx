import { Segmented } from '@sahaay/ui';
import { useText } from '../../i18n/text.ts';
import { usePreferences } from '../../preferences/preferences.ts';
import { THEMES } from '../../preferences/stored-preferences.ts';
import styles from './settings.module.css';

export function Appearance() {
  const t = useText();
  const { theme, setTheme } = usePreferences();
  const options = THEMES.map((value) => ({ value, label: t(`settings.appearance.${value}`) }));
  return (
    <section className={styles.section} aria-labelledby="appearance">
      <h2 className="h2" id="appearance">
        {t('settings.appearance')}
      </h2>
      <Segmented legend={t('settings.appearance')} legendHidden options={options} value={theme} onChange={setTheme} />
    </section>
  );
}
