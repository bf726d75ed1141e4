import { factsOf, LOCALES } from '@sahaay/contracts/constants';
import { Segmented } from '@sahaay/ui';
import { UnreadLanguages } from '../../components/unread-languages.tsx';
import { useChooseLanguage } from '../../i18n/use-choose-language.ts';
import { useText } from '../../i18n/text.ts';
import styles from './settings.module.css';

const options = LOCALES.map((value) => ({
  value,
  label: <span lang={value}>{factsOf(value).name}</span>,
}));

export function Language() {
  const t = useText();
  const { locale, choose } = useChooseLanguage();
  return (
    <section className={`${styles.section} ${styles.languages}`} aria-labelledby="language">
      <h2 className="h2" id="language">
        {t('language.choose')}
      </h2>
      <Segmented legend={t('language.choose')} legendHidden options={options} value={locale} onChange={choose} />
      <p className={`small soft ${styles.unread}`}>
        <UnreadLanguages />
      </p>
    </section>
  );
}
