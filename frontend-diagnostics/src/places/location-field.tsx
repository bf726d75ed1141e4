import type { Ref } from 'react';
import { ADDRESS_MAX_LENGTH } from '@sahaay/contracts/constants';
import { Button, Field } from '@sahaay/ui';
import { useT } from '../services.ts';
import type { LocationProblem } from './place-search.ts';
import styles from './places.module.css';

interface LocationFieldProps {
  value: string;
  problem: LocationProblem | null;
  locating: boolean;
  disabled: boolean;
  onChange: (value: string) => void;
  onUseCurrent: () => void;
  inputRef: Ref<HTMLInputElement>;
}

/** Where to look: typed, or asked of the device. */
export function LocationField({
  value,
  problem,
  locating,
  disabled,
  onChange,
  onUseCurrent,
  inputRef,
}: LocationFieldProps) {
  const t = useT();
  return (
    <div>
      <Field label={t('location.label')} hint={t('location.hint')} error={problem ? t(problem) : undefined}>
        {(control) => (
          <span className="affix">
            <input
              {...control}
              ref={inputRef}
              type="text"
              value={value}
              maxLength={ADDRESS_MAX_LENGTH}
              autoComplete="street-address"
              enterKeyHint="search"
              onChange={(event) => onChange(event.target.value)}
            />
            {value && (
              <button type="button" aria-label={t('location.clear.name')} onClick={() => onChange('')}>
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
    </div>
  );
}
