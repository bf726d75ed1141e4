import { useQuery } from '@sahaay/kit';
import { buttonClass, Icon } from '@sahaay/ui';
import { publicConfigQuery } from '../../config/public-config.ts';
import { useText } from '../../i18n/text.ts';
import styles from './landing.module.css';

export function SourceCode() {
  const t = useText();
  const { data, isPending } = useQuery(publicConfigQuery);
  const url = data?.sourceCodeUrl;
  return (
    <section className={`${styles.section} ${styles.band}`} aria-labelledby="source">
      <div className={styles.in}>
        <h2 className="h2" id="source">
          {t('landing.source')}
        </h2>
        <p className={`soft ${styles.measure}`}>{t('landing.source.text')}</p>
        <div className={styles.link}>
          {url && (
            <a className={buttonClass({ variant: 'secondary' })} href={url} rel="noreferrer">
              {t('landing.source.link')}
              <Icon name="external" size={20} />
            </a>
          )}
          {!url && !isPending && <p className="small soft">{t('landing.source.none')}</p>}
        </div>
      </div>
    </section>
  );
}
