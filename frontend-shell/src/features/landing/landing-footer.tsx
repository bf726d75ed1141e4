import { paths } from '@sahaay/contracts/shell';
import { Link, useQuery } from '@sahaay/kit';
import { Brand } from '../../components/brand.tsx';
import { EmergencyNumbers } from '../../components/emergency-numbers.tsx';
import { UnreadLanguages } from '../../components/unread-languages.tsx';
import { publicConfigQuery } from '../../config/public-config.ts';
import { useArrivalText } from '../../i18n/late/arrival.ts';
import { usePreferences } from '../../preferences/preferences.ts';
import styles from './landing.module.css';

export function LandingFooter() {
  const t = useArrivalText();
  const makers = useQuery(publicConfigQuery).data?.makers;
  const locale = usePreferences((state) => state.locale);
  return (
    <footer className={styles.foot}>
      <div className={styles.in}>
        <div>
          <Brand>
            {' '}
            <span lang={locale === 'en' ? 'hi' : 'en'}>{t('app.otherName')}</span>
          </Brand>
          <p className="soft">{makers ? t('landing.madeBy', { makers }) : t('landing.makers')}</p>
          <p className={`small soft ${styles.noDoctor}`}>
            {t('landing.noDoctor')} {t('landing.unreviewed')} <UnreadLanguages />
          </p>
          <nav aria-label={t('landing.footer')}>
            <Link to={paths.terms}>{t('landing.terms')}</Link>
            <Link to={paths.privacy}>{t('landing.privacy')}</Link>
          </nav>
        </div>
        <section aria-labelledby="contacts">
          <h2 className="h3" id="contacts" tabIndex={-1}>
            {t('emergency.contacts')}
          </h2>
          <p className="small soft">{t('emergency.noAccount')}</p>
          <EmergencyNumbers className={styles.numbers} />
        </section>
      </div>
    </footer>
  );
}
