import { paths } from '@sahaay/contracts/shell';
import { Link } from '@sahaay/kit';
import { buttonClass } from '@sahaay/ui';
import { Brand } from '../../components/brand.tsx';
import { LanguageMenu } from '../../components/language-menu.tsx';
import { useArrivalText } from '../../i18n/late/arrival.ts';
import styles from './landing-top.module.css';

/** The product, the languages, and the ways in. */
export function LandingTop() {
  const t = useArrivalText();
  return (
    <header className={styles.top}>
      <Brand />
      <div className={styles.end}>
        <LanguageMenu />
        <Link className={buttonClass({ variant: 'quiet' })} to={paths.signIn}>
          {t('landing.login')}
        </Link>
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.signUp}>
          {t('landing.signUp')}
        </Link>
      </div>
    </header>
  );
}
