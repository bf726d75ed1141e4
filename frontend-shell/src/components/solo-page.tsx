import { EMERGENCY_NUMBER } from '@sahaay/contracts/constants';
import { paths } from '@sahaay/contracts/shell';
import { Link } from '@sahaay/kit';
import { CallButton, classNames, Kolam, PageHeading } from '@sahaay/ui';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { Brand } from './brand.tsx';
import { EmergencyNumbers } from './emergency-numbers.tsx';
import { LanguageMenu } from './language-menu.tsx';
import styles from './solo-page.module.css';

export interface SoloPageProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  /** When true, the column is wider, as a form with groups needs it. */
  readonly wide?: boolean;
  /** When true, the page shows a short message in its middle, below dots that nobody has joined. */
  readonly centred?: boolean;
}

/**
 * A page of one column, for signing in, onboarding and messages. 112 stands at its head and all helplines at its foot.
 */
export function SoloPage({ title, intro, children, wide, centred }: SoloPageProps) {
  return (
    <div className={styles.wrap}>
      {!wide && !centred && <Kolam figure="41" variant="quiet" fine className={styles.edge} />}
      <div className={classNames(styles.column, wide && styles.wide)}>
        <SoloHeader />
        <main id="main" tabIndex={-1} className={classNames(centred && styles.centred)}>
          {centred && <Kolam figure="21" variant="dots" />}
          <PageHeading title={title} intro={intro} />
          {children}
        </main>
        <SoloFooter />
      </div>
    </div>
  );
}

/** Shows the product, the languages, and the call that needs no account. */
export function SoloHeader() {
  const t = useText();
  return (
    <header className={styles.head}>
      <Brand />
      <div className={styles.end}>
        <LanguageMenu />
        <CallButton variant="link" className={styles.call} label={t('emergency.call')} number={EMERGENCY_NUMBER} />
      </div>
    </header>
  );
}

/** Shows every helpline, for people who are not signed in. `wide` fills a wide page with them. */
export function SoloFooter({ wide }: { wide?: boolean }) {
  const t = useText();
  return (
    <footer className={classNames(styles.foot, wide && styles.footWide)}>
      <h2 className="h3">{t('emergency.contacts')}</h2>
      <p className="small soft">{t('emergency.noAccount')}</p>
      <EmergencyNumbers />
      <Link className={styles.more} to={paths.emergency}>
        {t('offline.link')}
      </Link>
    </footer>
  );
}
