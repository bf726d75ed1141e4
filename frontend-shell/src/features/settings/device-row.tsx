import { formatDateTime } from '@sahaay/contracts/i18n';
import { Button, Row, VisuallyHidden } from '@sahaay/ui';
import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Device } from './devices-query.ts';
import styles from './settings.module.css';

export interface DeviceRowProps {
  readonly device: Device;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/**
 * One device on which the person is signed in. The device in use has no button here; its session ends in the account
 * menu.
 */
export function DeviceRow({ device: { device, current, startedAt, lastSeenAt }, isEnding, onEnd }: DeviceRowProps) {
  const t = useText();
  const datesId = useId();
  return (
    <Row className={styles.device}>
      <div className="grow">
        <p className="strong">{device}</p>
        <div className="small soft" id={datesId}>
          <p>{t('settings.devices.since', { date: formatDateTime(startedAt) })}</p>
          {!current && <p>{t('settings.devices.seen', { date: formatDateTime(lastSeenAt) })}</p>}
        </div>
      </div>
      {current ? (
        <p className={styles.here}>{t('settings.devices.current')}</p>
      ) : (
        <Button variant="quiet" size={48} busy={isEnding} aria-describedby={datesId} onClick={onEnd}>
          {t(isEnding ? 'settings.devices.end.busy' : 'settings.devices.end')}
          <VisuallyHidden> {device}</VisuallyHidden>
        </Button>
      )}
    </Row>
  );
}
