import { Button, Note } from '@sahaay/ui';
import { useT } from '../../services.ts';
import styles from './feed.module.css';

/** Says that what was written is sent when the network is back, and lets the person change it before. */
export function WaitingNote({ onTakeBack }: { onTakeBack: () => void }) {
  const t = useT();
  return (
    <Note className={styles.draft} role="status">
      <p>{t('sending.waiting')}</p>
      <Button variant="quiet" size={48} onClick={onTakeBack}>
        {t('sending.takeBack')}
      </Button>
    </Note>
  );
}
