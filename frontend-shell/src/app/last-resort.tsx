import { EmergencyNumbers } from '../components/emergency-numbers.tsx';
import { useText, type TextKey } from '../i18n/text.ts';
import styles from './last-resort.module.css';

/**
 * What people see when there is no app: it broke as a whole or, in index.html, could not be fetched. This needs no
 * router, no server and no script, and its link loads the present address again.
 */
export function LastResort({ title }: { title: TextKey }) {
  const t = useText();
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <h1 className="h1">{t(title)}</h1>
      <p className="soft">{t('error.app.text')}</p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the present one, loaded again without any script */}
      <a className="btn btn-primary" href="">
        {t('error.page.reload')}
      </a>
      <h2 className="h2">{t('emergency.contacts')}</h2>
      <EmergencyNumbers />
    </main>
  );
}
