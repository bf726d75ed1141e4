import { Note } from '@sahaay/ui';
import { useT } from '../services.ts';
import type { Found } from './place-search.ts';
import { ageText } from './place-words.ts';
import { useNow } from './use-now.ts';
import { useOnline } from './use-online.ts';
import styles from './places.module.css';

/** From this age on, in milliseconds, an answer says how old it is. */
const FRESH_MS = 10 * 60_000;

/** Says how old places are, once that matters. */
export function Age({ found, isOld }: { found: Found; isOld: boolean }) {
  const t = useT();
  const isOnline = useOnline();
  const age = Math.max(0, useNow() - found.savedAt);
  if (!isOld && age < FRESH_MS) return null;
  return (
    <Note className={styles.age}>
      <p className="strong">{t(isOnline ? 'kept.saved' : 'kept.savedOffline', { age: ageText(t, age) })}</p>
      <p>{t(found.around ? 'kept.fromLastSearch' : 'kept.mayHaveChanged')}</p>
    </Note>
  );
}
