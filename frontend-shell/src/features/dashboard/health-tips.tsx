import { ApiError, unwrap, type Schema } from '@sahaay/contracts';
import { queryOptions, useQuery } from '@sahaay/kit';
import { Icon, QueryView, RuledList } from '@sahaay/ui';
import { useText, type Translate } from '../../i18n/text.ts';
import { api } from '../../session/api.ts';
import styles from './dashboard.module.css';

const tipsQuery = queryOptions<Schema<'Tip'>[]>({
  queryKey: ['tips'],
  queryFn: () => unwrap(api.GET('/api/v1/misc/tips')),
});

function tipsMessage(error: Error, t: Translate): string {
  if (!(error instanceof ApiError) || error.kind === 'offline') return t('dashboard.tips.network');
  if (error.kind === 'unauthenticated') return t('dashboard.tips.signedOut');
  if (error.kind === 'not_found') return t('dashboard.tips.notFound');
  return t('dashboard.tips.server', { status: String(error.status) });
}

export function HealthTips() {
  const t = useText();
  const query = useQuery(tipsQuery);
  return (
    <section className="sec" aria-labelledby="tips">
      <h2 className="h2" id="tips">
        {t('dashboard.tips')}
      </h2>
      <QueryView
        query={query}
        loadingLabel={t('dashboard.tips.loading')}
        errorMessage={(error) => tipsMessage(error, t)}
        retryLabel={t('retry')}
        empty={t('dashboard.tips.empty')}
      >
        {(tips) => (
          <RuledList className={styles.tips}>
            {tips.map(({ title, description }) => (
              <li key={title}>
                <Icon name="bulb" />
                <div>
                  <h3 className="h3">{title}</h3>
                  <p className="soft">{description}</p>
                </div>
              </li>
            ))}
          </RuledList>
        )}
      </QueryView>
    </section>
  );
}
