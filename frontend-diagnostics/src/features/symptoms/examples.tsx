import { useT, type TextKey } from '../../services.ts';
import styles from './symptoms.module.css';

const examples: readonly TextKey[] = ['symptoms.example.fever', 'symptoms.example.child', 'symptoms.example.skin'];

/** Shows examples. Choosing one fills the box with it. */
export function Examples({ onChoose }: { onChoose: (example: string) => void }) {
  const t = useT();
  return (
    <div role="group" aria-labelledby="examples">
      <p className={`strong ${styles.examples}`} id="examples">
        {t('symptoms.examples')}
      </p>
      <div className={styles.chips}>
        {examples.map((key) => (
          <button key={key} type="button" className={styles.chip} onClick={() => onChoose(t(key))}>
            {t(key)}
          </button>
        ))}
      </div>
    </div>
  );
}
