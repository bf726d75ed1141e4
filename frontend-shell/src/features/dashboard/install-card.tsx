import { Button, Panel, Steps } from '@sahaay/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { declineOffer, isOfferDue, noteOffer, wayToInstall } from '../../pwa/install-offer.ts';
import { askToInstall, useInstall } from '../../pwa/install-prompt.ts';
import styles from './dashboard.module.css';

/**
 * Offers to put the app on the device, once somebody has had use of it. Whether it does is decided when the page opens,
 * so that nothing moves later.
 */
export function InstallCard() {
  const t = useText();
  const [way, setWay] = useState(() => (isOfferDue() ? wayToInstall(useInstall.getState().prompt !== null) : null));
  useEffect(() => {
    if (way) noteOffer();
  }, [way]);
  if (!way) return null;

  function decline(): void {
    declineOffer();
    setWay(null);
    // The button goes away together with the focus that it held.
    document.querySelector<HTMLElement>('main h1')?.focus();
  }

  async function install(): Promise<void> {
    if ((await askToInstall()) === 'accepted') setWay(null);
    else decline();
  }

  return (
    <Panel className={styles.notice} role="region" aria-labelledby="install">
      <h2 className="h3" id="install">
        {t('install.title')}
      </h2>
      <p className="soft">{t('install.text')}</p>
      {way === 'steps' && <Steps steps={[t('install.share'), t('install.add'), t('install.done')]} />}
      <div className="btn-row">
        {way === 'prompt' && (
          <Button variant="secondary" size={48} onClick={() => void install()}>
            {t('landing.install')}
          </Button>
        )}
        <Button variant="quiet" size={48} onClick={decline}>
          {t('install.later')}
        </Button>
      </div>
    </Panel>
  );
}
