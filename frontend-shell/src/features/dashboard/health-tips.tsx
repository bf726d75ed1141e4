import type { Schema } from '@sahaay/contracts';
import { useQuery } from '@sahaay/kit';
import { Button, CallButton, Icon, Note, QueryView, RuledList, SkeletonList } from '@sahaay/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { usePreferences } from '../../preferences/preferences.ts';
import { sessionQuery } from '../../session/session.ts';
import styles from './dashboard.module.css';
import { dayInWords, keepTips, keptTips } from './kept-tips.ts';
import { isCutOff, tipsMessage, tipsQuery } from './tips-query.ts';

const FEW = 3;

/** Helplines that the library of tips names; a model may name 112 only. */
const HELPLINES = /\b(1800 11 2356|14416|1098|1091|112)\b/;

/** A sentence whose helplines can be called. */
const withCalls = (text: string): ReactNode =>
  text
    .split(HELPLINES)
    .map((part, at) => (at % 2 === 0 ? part : <CallButton key={at} variant="link" label="" number={part} />));

/** The tips of the day. Without a connection it shows those of the last time, and says how old they are. */
export function HealthTips() {
  const t = useText();
  const locale = usePreferences((state) => state.locale);
  const userId = useQuery(sessionQuery).data?.id;
  const query = useQuery(tipsQuery(locale));
  const { data, error } = query;
  const kept = userId && !data && error && isCutOff(error) ? keptTips(userId, locale) : undefined;
  const provider = (data ?? kept?.tips)?.find(({ writtenBy }) => writtenBy)?.writtenBy;
  useEffect(() => {
    if (userId && data) keepTips(userId, locale, data);
  }, [userId, locale, data]);
  return (
    <section aria-labelledby="tips">
      <h2 className="h2" id="tips">
        {t('dashboard.tips')}
      </h2>
      {provider && <p className={`small soft ${styles.written}`}>{t('dashboard.tips.written', { provider })}</p>}
      {kept ? (
        <>
          <Note className={styles.kept}>
            <p>{t('dashboard.tips.network')}</p>
            <p>{t('dashboard.tips.kept', { when: dayInWords(kept.savedAt, locale) })}</p>
            <Button variant="secondary" size={48} busy={query.isFetching} onClick={() => void query.refetch()}>
              {t('retry')}
            </Button>
          </Note>
          <Tips tips={kept.tips} />
        </>
      ) : (
        <QueryView
          query={query}
          loadingLabel={t('dashboard.tips.loading')}
          skeleton={<SkeletonList label={t('dashboard.tips.loading')} items={FEW} className={styles.tips} />}
          errorMessage={(failure) => tipsMessage(failure, t)}
          retryLabel={t('retry')}
          empty={t('dashboard.tips.empty')}
        >
          {(tips) => <Tips tips={tips} />}
        </QueryView>
      )}
    </section>
  );
}

/** Shows a few tips, and the others when the person asks for them. */
function Tips({ tips }: { tips: readonly Schema<'Tip'>[] }) {
  const t = useText();
  const [showsAll, setShowsAll] = useState(false);
  const firstMore = useRef<HTMLHeadingElement>(null);
  // The button goes away together with the focus that it held.
  useEffect(() => (showsAll ? firstMore.current?.focus() : undefined), [showsAll]);
  return (
    <>
      <RuledList className={styles.tips}>
        {tips.slice(0, showsAll ? undefined : FEW).map(({ title, description, source }, at) => (
          <li key={title}>
            <Icon name="bulb" />
            <div>
              <h3 className="h3" tabIndex={-1} ref={at === FEW ? firstMore : undefined}>
                {title}
              </h3>
              <p className="soft">{withCalls(description)}</p>
              {source && <p className={`soft ${styles.source}`}>{t('dashboard.tips.source', { source })}</p>}
            </div>
          </li>
        ))}
      </RuledList>
      {!showsAll && tips.length > FEW && (
        <Button variant="secondary" size={48} className={styles.more} onClick={() => setShowsAll(true)}>
          {t('dashboard.tips.more')}
        </Button>
      )}
    </>
  );
}
