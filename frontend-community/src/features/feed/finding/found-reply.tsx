import type { Schema } from '@sahaay/contracts';
import { useT } from '../../../services.ts';
import { useAuthorName } from '../author-name.ts';
import styles from './finding.module.css';
import { MarkedText } from './marked-text.tsx';

/** Shows the reply by which a conversation was found. */
export function FoundReply({ reply: { username, content, ranges } }: { reply: Schema<'FoundReply'> }) {
  const t = useT();
  const { name } = useAuthorName(username);
  return (
    <div className={styles.reply}>
      <p className="small soft">{t('search.inReply', { name })}</p>
      <MarkedText content={content} ranges={ranges} />
    </div>
  );
}
