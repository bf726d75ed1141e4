import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';

export interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence that says why the box must be ticked. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox with a target of 48 px. */
export function Check({ label, hint, error, ...input }: CheckProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          {...input}
          aria-describedby={classNames(hint ? hintId : null, error && errorId) || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>
          {label}
          {hint && (
            <span className="check-hint hint" id={hintId}>
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </>
  );
}
