import { EmergencyNumbers } from '../../components/emergency-numbers.tsx';
import { useText } from '../../i18n/text.ts';
import styles from './dashboard.module.css';

export function EmergencyContacts() {
  const t = useText();
  return (
    <aside className={styles.contacts} aria-labelledby="contacts">
      <h2 className="h2" id="contacts">
        {t('emergency.contacts')}
      </h2>
      <EmergencyNumbers />
      <p className={`small soft ${styles.note}`}>{t('dashboard.contacts.note')}</p>
    </aside>
  );
}
