import type { Schema } from '@sahaay/contracts';
import { formatDateTime } from '@sahaay/contracts/i18n';
import { useText } from '../../i18n/text.ts';
import { ExportButton } from './export-button.tsx';
import styles from './settings.module.css';

export interface AccountInformationProps {
  readonly user: Schema<'User'>;
  /** True when Google has just confirmed that it is them, so that they may download everything. */
  readonly isConfirmed: boolean;
}

export function AccountInformation({ user, isConfirmed }: AccountInformationProps) {
  const t = useText();
  const facts = [
    [t('settings.account.id'), user.id],
    [t('settings.account.created'), formatDateTime(user.createdAt)],
    [t('settings.account.updated'), formatDateTime(user.updatedAt)],
  ] as const;
  return (
    <section className={styles.section} aria-labelledby="account">
      <h2 className="h2" id="account">
        {t('settings.account')}
      </h2>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.export}>
        <ExportButton form="page" email={user.email} isConfirmed={false} />
        <ExportButton form="data" email={user.email} isConfirmed={isConfirmed} />
      </div>
    </section>
  );
}
