import { paths } from '@sahaay/contracts/shell';
import { Link, useQuery } from '@sahaay/kit';
import { buttonClass, Kolam, Panel, ServiceBay } from '@sahaay/ui';
import { useText } from '../../i18n/text.ts';
import { sessionQuery } from '../../session/session.ts';
import styles from './dashboard.module.css';
import { EmergencyContacts } from './emergency-contacts.tsx';
import { HealthTips } from './health-tips.tsx';
import { InstallCard } from './install-card.tsx';
import { LinkedNotice } from './linked-notice.tsx';
import { services } from './services.ts';

const firstName = (name: string | null | undefined): string => name?.trim().split(/\s+/)[0] ?? '';

export function DashboardPage() {
  const t = useText();
  const { data: user } = useQuery(sessionQuery);
  const name = firstName(user?.name);
  return (
    <>
      <div className={styles.hello}>
        <div>
          <h1 className="h1" tabIndex={-1}>
            {name ? t('dashboard.hello', { name }) : t('dashboard.hello.unknown')}
          </h1>
          <p className="soft">{t('dashboard.intro')}</p>
        </div>
        <Kolam figure="13" />
      </div>
      <LinkedNotice />
      <InstallCard />
      {user && !user.onboarded && (
        <Panel className={styles.incomplete}>
          <p className="soft">{t('dashboard.incomplete.text')}</p>
          <Link className={buttonClass({ variant: 'secondary', size: 48 })} to={paths.onboarding}>
            {t('dashboard.incomplete')}
          </Link>
        </Panel>
      )}
      <div className={`cols-8-4 ${styles.board}`}>
        <section aria-labelledby="services">
          <h2 className="h2" id="services">
            {t('dashboard.services')}
          </h2>
          <div className="arcade">
            {services.map(({ path, icon, title, text }) => (
              <ServiceBay key={path} as={Link} to={path} icon={icon} title={t(title)} text={t(text)} />
            ))}
          </div>
        </section>
        <EmergencyContacts />
        <HealthTips />
      </div>
    </>
  );
}
