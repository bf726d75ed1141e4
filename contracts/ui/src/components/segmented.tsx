import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';
import type { Option } from './text-fields.tsx';

export interface SegmentedProps<Value extends string> {
  legend: ReactNode;
  options: readonly (Omit<Option<Value>, 'label'> & { readonly label: ReactNode })[];
  /** While this is undefined, nothing is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** The first option has this id, so that an error summary can lead there. */
  id?: string;
  name?: string;
  hint?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
  /** The legend is for screen readers only, since the heading above already shows it. */
  legendHidden?: boolean;
}

/** A radio group that is drawn as one bar, for gender, theme, or yes and no. */
export function Segmented<Value extends string>({
  legend,
  options,
  value,
  onChange,
  id,
  name,
  hint,
  error,
  required,
  disabled,
  legendHidden,
}: SegmentedProps<Value>) {
  const generated = useId();
  const groupId = id ?? generated;
  const hintId = `${groupId}-hint`;
  const errorId = `${groupId}-error`;
  return (
    <fieldset
      className={classNames('field', error && 'bad')}
      disabled={disabled}
      aria-describedby={classNames(hint && hintId, error && errorId) || undefined}
    >
      <legend className={legendHidden ? 'vh' : 'legend'}>{legend}</legend>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <div className="seg">
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              type="radio"
              id={index === 0 ? groupId : undefined}
              name={name ?? generated}
              value={option.value}
              checked={option.value === value}
              required={required}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
