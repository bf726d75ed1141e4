import { useQuery } from '@sahaay/kit';
import { buttonClass, Icon } from '@sahaay/ui';
import { publicConfigQuery } from '../../config/public-config.ts';
import { useArrivalText } from '../../i18n/late/arrival.ts';
import styles from './landing.module.css';

export function SourceCode() {
  const t = useArrivalText();
  const url = useQuery(publicConfigQuery).data?.sourceCodeUrl;
  return (
    <section className={`${styles.section} ${styles.band}`} aria-labelledby="source">
      <div className={`${styles.in} ${styles.code}`}>
        <div>
          <h2 className="h2" id="source">
            {t('landing.source')}
          </h2>
          <p className={`soft ${styles.measure}`}>{t('landing.source.text')}</p>
        </div>
        {url && (
          <a className={buttonClass({ variant: 'secondary' })} href={url} rel="noreferrer">
            {t('landing.source.link')}
            <Icon name="external" size={20} />
          </a>
        )}
      </div>
    </section>
  );
}
