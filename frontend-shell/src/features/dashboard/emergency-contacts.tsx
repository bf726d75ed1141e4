import { EMERGENCY_CONTACTS, type EmergencyContact } from '@sahaay/contracts/constants';
import { CallButton, RuledList } from '@sahaay/ui';
import { useText, type TextKey } from '../../i18n/text.ts';
import styles from './dashboard.module.css';

const hints: Partial<Record<EmergencyContact['key'], TextKey>> = {
  emergency: 'contact.emergency.hint',
  medical: 'contact.medical.hint',
};

export function EmergencyContacts() {
  const t = useText();
  return (
    <aside className="sec-gap" aria-labelledby="contacts">
      <h2 className={`h2 ${styles.contacts}`} id="contacts">
        {t('dashboard.contacts')}
      </h2>
      <RuledList>
        {EMERGENCY_CONTACTS.map(({ key, number }) => {
          const hint = hints[key];
          return (
            <li key={key}>
              <CallButton variant="row" label={t(`contact.${key}`)} hint={hint && t(hint)} number={number} />
            </li>
          );
        })}
      </RuledList>
      <p className={`small soft ${styles.note}`}>{t('dashboard.contacts.note')}</p>
    </aside>
  );
}
