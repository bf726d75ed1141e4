import type { Schema } from '@sahaay/contracts';
import { Button, buttonClass, Icon, VisuallyHidden } from '@sahaay/ui';
import { formatCoordinates, type Coordinates } from '../../places/coordinates.ts';
import { areaText, hospitalText } from '../../places/whereabouts.ts';
import { useServices, useT } from '../../services.ts';
import styles from './ambulance.module.css';

interface SharePositionProps {
  at: Coordinates;
  plusCode: string;
  digipin: string | undefined;
  /** The place in words, when they are known. */
  words: Schema<'Whereabouts'> | null;
}

/**
 * Sends the position to somebody, through the device's own way of sharing or as a text message. It can always be
 * copied.
 */
export function SharePosition({ at, plusCode, digipin, words }: SharePositionProps) {
  const t = useT();
  const { notify } = useServices();
  const text = [
    t('share.here'),
    ...(words ? [areaText(t, words), hospitalText(t, words)].filter(Boolean) : []),
    `https://www.google.com/maps/search/?api=1&query=${at.lat},${at.lng}`,
    ...(digipin ? [`${t('ambulance.digipin')}: ${digipin}`] : []),
    `${t('ambulance.plusCode')}: ${plusCode}`,
    formatCoordinates(at),
  ].join('\n');

  async function share() {
    try {
      await navigator.share({ text });
    } catch (error) {
      const wasCalledOff = error instanceof Error && error.name === 'AbortError';
      if (!wasCalledOff) await copy();
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(t('share.position.copied'));
    } catch {
      notify.error(t('share.position.failed'));
    }
  }

  return (
    <div className={`btn-row ${styles.share}`}>
      {'share' in navigator ? (
        <Button variant="secondary" size={48} icon="share" onClick={() => void share()}>
          {t('share.position')}
        </Button>
      ) : (
        <a className={buttonClass({ variant: 'secondary', size: 48 })} href={`sms:?&body=${encodeURIComponent(text)}`}>
          <Icon name="share" />
          {t('share.position')}
          <VisuallyHidden> {t('share.sms')}</VisuallyHidden>
        </a>
      )}
      <Button variant="quiet" size={48} onClick={() => void copy()}>
        {t('share.copy')}
      </Button>
    </div>
  );
}
