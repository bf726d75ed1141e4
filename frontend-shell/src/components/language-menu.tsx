import { factsOf, LOCALES } from '@sahaay/contracts/constants';
import { Menu } from '@sahaay/ui';
import { useChooseLanguage } from '../i18n/use-choose-language.ts';
import { useText } from '../i18n/text.ts';
import styles from './language-menu.module.css';

/** The languages, each in its own script, behind two letters that readers of every one of them notice. */
export function LanguageMenu() {
  const t = useText();
  const { locale, choose } = useChooseLanguage();
  return (
    <div className={styles.menu}>
      <Menu
        label={`${t('language.choose')}: ${factsOf(locale).name}`}
        triggerClassName={`iconbtn ${styles.button}`}
        trigger={
          <span className={styles.letters}>
            A <span lang="hi">अ</span>
          </span>
        }
      >
        {(item) =>
          LOCALES.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              aria-current={language === locale}
              {...item(() => choose(language))}
            >
              {factsOf(language).name}
            </button>
          ))
        }
      </Menu>
    </div>
  );
}
