import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** The props that a labelled control must spread onto its input. */
export interface FieldControl {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The words around a control. They are the same for every kind of field. */
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence that says what is wrong with the present value. */
  error?: string;
}

export interface FieldProps extends FieldTexts {
  id?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** Shows a label above the control, a hint below the label and an error under the control. Ids tie them together. */
export function Field({ id, label, hint, error, className, children }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return (
    <div className={classNames('field', error && 'bad', className)}>
      <label htmlFor={controlId}>{label}</label>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        className: 'input',
        'aria-describedby': classNames(hint ? hintId : null, error && errorId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** The sentence under a control that says what is wrong with it. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="error" id={id}>
      <Icon name="alert" size={20} />
      {children}
    </p>
  );
}
