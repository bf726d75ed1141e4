import { EMERGENCY_NUMBER } from '@sahaay/contracts/constants';
import { CallButton, classNames, Kolam, PageHeading } from '@sahaay/ui';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { Brand } from './brand.tsx';
import styles from './solo-page.module.css';

export interface SoloPageProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  /** A form with groups needs more room. */
  readonly wide?: boolean;
}

/** A page that is one column: signing in, onboarding, messages. The emergency number stands at its foot. */
export function SoloPage({ title, intro, children, wide }: SoloPageProps) {
  const t = useText();
  return (
    <div className={styles.wrap}>
      {!wide && <Kolam figure="41" variant="quiet" fine className={styles.edge} />}
      <div className={classNames(styles.column, wide && styles.wide)}>
        <header className={styles.brand}>
          <Brand />
        </header>
        <main id="main" tabIndex={-1}>
          <PageHeading title={title} intro={intro} />
          {children}
        </main>
        <footer className={styles.foot}>
          <hr className="pulli" />
          <p className="small soft">
            {t('emergency.noAccount')}{' '}
            <CallButton variant="link" label={t('emergency.call')} number={EMERGENCY_NUMBER} />
          </p>
        </footer>
      </div>
    </div>
  );
}
