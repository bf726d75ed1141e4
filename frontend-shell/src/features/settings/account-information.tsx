import type { Schema } from '@sahaay/contracts';
import { useText } from '../../i18n/text.ts';
import styles from './settings.module.css';

const EXPORT = '/api/v1/account/user/export';

/** dd/mm/yy, hh:mm in the person's own time zone, 24 hours. */
const dateAndTime = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export function AccountInformation({ user }: { user: Schema<'User'> }) {
  const t = useText();
  const facts = [
    [t('settings.account.id'), user.id],
    [t('settings.account.created'), dateAndTime.format(new Date(user.createdAt))],
    [t('settings.account.updated'), dateAndTime.format(new Date(user.updatedAt))],
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
      <p className={styles.export}>
        <a href={EXPORT} download>
          {t('settings.export')}
        </a>
      </p>
    </section>
  );
}
