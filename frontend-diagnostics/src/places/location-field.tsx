import type { Ref } from 'react';
import { ADDRESS_MAX_LENGTH } from '@sahaay/contracts/constants';
import { Button, Field } from '@sahaay/ui';
import { useT } from '../services.ts';
import { useLocation, writeLocation } from './location.ts';
import { PoorPosition } from './poor-position.tsx';
import styles from './places.module.css';

interface LocationFieldProps {
  disabled: boolean;
  onUseCurrent: () => void;
  onClear: () => void;
  inputRef: Ref<HTMLInputElement>;
}

/** The field for where to look, which is typed or asked of the device. */
export function LocationField({ disabled, onUseCurrent, onClear, inputRef }: LocationFieldProps) {
  const t = useT();
  const { text, problem, locating, device } = useLocation();
  return (
    <div>
      <Field label={t('location.label')} hint={t('location.hint')} error={problem ? t(problem) : undefined}>
        {(control) => (
          <span className="affix">
            <input
              {...control}
              ref={inputRef}
              type="text"
              value={text}
              maxLength={ADDRESS_MAX_LENGTH}
              autoComplete="street-address"
              enterKeyHint="search"
              onChange={(event) => writeLocation(event.target.value)}
            />
            {text && (
              <button type="button" aria-label={t('location.clear.name')} onClick={onClear}>
                {t('location.clear')}
              </button>
            )}
          </span>
        )}
      </Field>
      <div className={styles.locate}>
        <Button variant="quiet" size={48} icon="locate" busy={locating} disabled={disabled} onClick={onUseCurrent}>
          {t(locating ? 'location.locating' : 'location.current')}
        </Button>
      </div>
      <PoorPosition accuracyMeters={device?.accuracyMeters ?? 0} />
    </div>
  );
}
