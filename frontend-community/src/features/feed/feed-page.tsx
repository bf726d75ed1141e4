import { Note, PageHeading } from '@sahaay/ui';
import { useT } from '../../services.ts';
import { FoundList } from './finding/found-list.tsx';
import { SearchField } from './finding/search-field.tsx';
import { useSearch } from './finding/use-search.ts';
import { Composer } from './composer.tsx';
import styles from './feed.module.css';
import { Guidelines } from './guidelines.tsx';
import { OtherView } from './other-view.tsx';
import { PostList } from './post-list.tsx';
import { useView, ViewLinks, type View } from './views.tsx';

const VIEWS: Readonly<Record<View, () => React.JSX.Element>> = {
  everyone: Everyone,
  mine: () => <PostList by="mine" />,
  muted: () => <OtherView name="MutedPeople" />,
  reports: () => <OtherView name="ReportQueue" />,
};

export function FeedPage() {
  const t = useT();
  const Shown = VIEWS[useView()];
  return (
    <>
      <PageHeading title={t('page.title')} />
      <div className={`cols-form ${styles.columns}`}>
        <div>
          <ViewLinks />
          <Shown />
        </div>
        <aside className="sec-gap">
          <Guidelines />
        </aside>
      </div>
    </>
  );
}

function Everyone() {
  const t = useT();
  const search = useSearch();
  const { wanted } = search;
  return (
    <>
      <SearchField search={search} />
      {wanted && <FoundList key={JSON.stringify(wanted)} wanted={wanted} />}
      <div hidden={wanted !== undefined}>
        <Note className={styles.notice}>{t('notice.notMedicalAdvice')}</Note>
        <Composer />
        <PostList by="everyone" />
      </div>
    </>
  );
}
