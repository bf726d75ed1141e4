import { EMERGENCY_NUMBER } from '@sahaay/contracts/constants';
import { paths } from '@sahaay/contracts/shell';
import { Link } from '@sahaay/kit';
import { Arch, buttonClass, CallButton, Kolam } from '@sahaay/ui';
import { useArrivalText } from '../../i18n/late/arrival.ts';
import { DemoVideo } from './demo-video.tsx';
import { features } from './features.ts';
import { InstallButton } from './install-button.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingTop } from './landing-top.tsx';
import styles from './landing.module.css';
import { SourceCode } from './source-code.tsx';

/** The public start page. Also rendered into index.html when the app is built, so that it shows before any script. */
export function LandingPage() {
  const t = useArrivalText();
  return (
    <>
      <LandingTop />
      <main id="main" tabIndex={-1}>
        <section className={styles.hero}>
          <div className={styles.kolam}>
            <Kolam figure="41" fine />
          </div>
          <div>
            <h1 className="h1">
              <span>{t('landing.title.question')}</span> <span>{t('landing.title.answer')}</span>
            </h1>
            <p className={`soft ${styles.lead}`}>{t('landing.lead')}</p>
            <div className={`btn-row ${styles.actions}`}>
              <Link className={buttonClass()} to={paths.welcome}>
                {t('landing.getStarted')}
              </Link>
              <InstallButton />
            </div>
            <p className={styles.emergency}>
              {t('emergency.wait')}{' '}
              <CallButton
                variant="link"
                className={styles.call}
                label={t('emergency.call')}
                number={EMERGENCY_NUMBER}
              />{' '}
              <Link className={styles.call} to={paths.emergency}>
                {t('landing.allNumbers')}
              </Link>
            </p>
          </div>
        </section>
        <section className={`${styles.section} ${styles.band}`} aria-labelledby="features">
          <div className={styles.in}>
            <h2 className="h2" id="features">
              {t('landing.features')}
            </h2>
            <div className={styles.features}>
              {features.map(({ icon, title, text }) => (
                <article key={title} className={styles.feature}>
                  <Arch icon={icon} />
                  <div>
                    <h3 className="h3">{t(title)}</h3>
                    <p className="soft">{t(text)}</p>
                  </div>
                </article>
              ))}
            </div>
          </div>
        </section>
        <DemoVideo />
        <SourceCode />
      </main>
      <LandingFooter />
    </>
  );
}
