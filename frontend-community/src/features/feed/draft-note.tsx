import { Button, Note } from '@sahaay/ui';
import { useT } from '../../services.ts';
import styles from './feed.module.css';

/** Says that what was written before the page was loaded again is there, and how long it stays. */
export function DraftNote({ onClear }: { onClear: () => void }) {
  const t = useT();
  return (
    <Note className={styles.draft}>
      <p>{t('draft.back')}</p>
      <Button variant="quiet" size={48} onClick={onClear}>
        {t('draft.clear')}
      </Button>
    </Note>
  );
}
