import { Note, PageHeading } from '@sahaay/ui';
import { useT } from '../../services.ts';
import { Composer } from './composer.tsx';
import styles from './feed.module.css';
import { Guidelines } from './guidelines.tsx';
import { PostList } from './post-list.tsx';

export function FeedPage() {
  const t = useT();
  return (
    <>
      <PageHeading title={t('page.title')} />
      <div className={`cols-form ${styles.columns}`}>
        <div>
          <Note className={styles.notice}>{t('notice.notMedicalAdvice')}</Note>
          <Composer />
          <PostList />
        </div>
        <aside className="sec-gap">
          <Guidelines />
        </aside>
      </div>
    </>
  );
}
