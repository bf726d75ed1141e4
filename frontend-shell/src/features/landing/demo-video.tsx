import { useQuery } from '@sahaay/kit';
import { Button, Kolam } from '@sahaay/ui';
import { useState } from 'react';
import { publicConfigQuery } from '../../config/public-config.ts';
import { useArrivalText } from '../../i18n/late/arrival.ts';
import styles from './landing.module.css';

/** The button that started the video goes away together with the focus that it held. */
const takeFocus = (frame: HTMLIFrameElement | null): void => frame?.focus();

/**
 * Says that the film comes soon, or plays the configured one. The film loads only when somebody asks for it, because it
 * comes from another site.
 */
export function DemoVideo() {
  const t = useArrivalText();
  const url = useQuery(publicConfigQuery).data?.demoVideoUrl;
  const [playing, setPlaying] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="demo">
      <div className={`${styles.in} ${styles.split}`}>
        <div>
          <h2 className="h2" id="demo">
            {t('landing.demo')}
          </h2>
          <p className="soft">{t('landing.demo.text')}</p>
        </div>
        {playing && url ? (
          <iframe
            ref={takeFocus}
            className={styles.video}
            src={url}
            title={t('landing.demo')}
            allow="fullscreen; picture-in-picture"
            referrerPolicy="no-referrer"
          />
        ) : (
          <div className={styles.video}>
            <Kolam figure="41" variant="dots" className={styles.dots} />
            <p className="strong">{t('landing.demo.soon')}</p>
            {url && (
              <>
                <Button variant="secondary" size={48} onClick={() => setPlaying(true)}>
                  {t('landing.demo.play')}
                </Button>
                <p className="small soft">{t('landing.demo.privacy')}</p>
              </>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
