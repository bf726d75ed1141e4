import { paths } from '@sahaay/contracts/shell';
import { useNavigate } from '@sahaay/kit';
import { Button } from '@sahaay/ui';
import { useState } from 'react';
import { useArrivalText } from '../../i18n/late/arrival.ts';
import { askToInstall } from '../../pwa/install-prompt.ts';
import styles from './landing.module.css';

/** Shows the browser's install prompt. A browser that offers none gets the way through its menu explained. */
export function InstallButton() {
  const t = useArrivalText();
  const navigate = useNavigate();
  const [explained, setExplained] = useState(false);

  async function install(): Promise<void> {
    const outcome = await askToInstall();
    if (outcome === 'accepted') await navigate(paths.welcome);
    setExplained(outcome === 'unavailable');
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void install()}>
        {t('landing.install')}
      </Button>
      <p role="status" className={`soft ${styles.install}`}>
        {explained && t('landing.install.how')}
      </p>
    </>
  );
}
