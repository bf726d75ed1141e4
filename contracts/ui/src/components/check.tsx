import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';

export interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  label: ReactNode;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox with a target of 48 px. */
export function Check({ label, hint, ...input }: CheckProps) {
  const hintId = useId();
  return (
    <label className="check">
      <input type="checkbox" {...input} aria-describedby={hint ? hintId : undefined} />
      <span>
        {label}
        {hint && (
          <span className="check-hint hint" id={hintId}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
