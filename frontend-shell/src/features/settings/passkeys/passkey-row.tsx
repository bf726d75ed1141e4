import type { Schema } from '@sahaay/contracts';
import { formatDateTime } from '@sahaay/contracts/i18n';
import { Button, Row, VisuallyHidden } from '@sahaay/ui';
import { useId } from 'react';
import { useAccountText } from '../../../i18n/late/account.ts';
import settings from '../settings.module.css';

export interface PasskeyRowProps {
  readonly passkey: Schema<'Passkey'>;
  readonly disabled: boolean;
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
}

/** One passkey of the person. */
export function PasskeyRow({ passkey, disabled, isRemoving, onRemove }: PasskeyRowProps) {
  const t = useAccountText();
  const datesId = useId();
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <Row className={settings.device}>
      <div className="grow">
        <p className="strong">{name}</p>
        <div className="small soft" id={datesId}>
          <p>{t('passkeys.made', { date: formatDateTime(createdAt) })}</p>
          {lastUsedAt && <p>{t('passkeys.used', { date: formatDateTime(lastUsedAt) })}</p>}
        </div>
      </div>
      <Button
        variant="quiet"
        size={48}
        busy={isRemoving}
        disabled={disabled}
        aria-describedby={datesId}
        onClick={onRemove}
      >
        {t(isRemoving ? 'passkeys.remove.busy' : 'passkeys.remove')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Row>
  );
}
