import { ApiError, unwrap, type Schema } from '@sahaay/contracts';
import type { Locale } from '@sahaay/contracts/i18n';
import { queryOptions, useQuery } from '@sahaay/kit';
import { Button, CallButton, Icon, QueryView, RuledList, SkeletonList } from '@sahaay/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText, type Translate } from '../../i18n/text.ts';
import { usePreferences } from '../../preferences/preferences.ts';
import { api } from '../../session/api.ts';
import styles from './dashboard.module.css';

const tipsQuery = (locale: Locale) =>
  queryOptions<Schema<'Tip'>[]>({
    queryKey: ['tips', locale],
    queryFn: () => unwrap(api.GET('/api/v1/misc/tips')),
  });

function tipsMessage(error: Error, t: Translate): string {
  if (!(error instanceof ApiError) || error.kind === 'offline') return t('dashboard.tips.network');
  if (error.kind === 'unauthenticated') return t('dashboard.tips.signedOut');
  if (error.kind === 'not_found') return t('dashboard.tips.notFound');
  return t('dashboard.tips.server', { status: String(error.status) });
}

const FEW = 3;

/** Helplines that the library of tips names; a model may name 112 only. */
const HELPLINES = /\b(1800 11 2356|14416|1098|1091|112)\b/;

/** A sentence whose helplines can be called. */
const withCalls = (text: string): ReactNode =>
  text
    .split(HELPLINES)
    .map((part, at) => (at % 2 === 0 ? part : <CallButton key={at} variant="link" label="" number={part} />));

export function HealthTips() {
  const t = useText();
  const query = useQuery(tipsQuery(usePreferences(({ locale }) => locale)));
  const provider = query.data?.find(({ writtenBy }) => writtenBy)?.writtenBy;
  return (
    <section aria-labelledby="tips">
      <h2 className="h2" id="tips">
        {t('dashboard.tips')}
      </h2>
      {provider && <p className={`small soft ${styles.written}`}>{t('dashboard.tips.written', { provider })}</p>}
      <QueryView
        query={query}
        loadingLabel={t('dashboard.tips.loading')}
        skeleton={<SkeletonList label={t('dashboard.tips.loading')} items={FEW} className={styles.tips} />}
        errorMessage={(error) => tipsMessage(error, t)}
        retryLabel={t('retry')}
        empty={t('dashboard.tips.empty')}
      >
        {(tips) => <Tips tips={tips} />}
      </QueryView>
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
