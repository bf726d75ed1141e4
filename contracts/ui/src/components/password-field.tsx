import { useState } from 'react';
import { Field } from './field.tsx';
import type { TextFieldProps } from './text-fields.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** The words of the button that shows the password, and of the one that hides it again. */
  showLabel: string;
  hideLabel: string;
}

/** A field for a password that can be looked at before it is sent. It never blocks pasting. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  className,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <span className="affix">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={visible ? 'text' : 'password'}
          />
          <button type="button" aria-controls={control.id} onClick={() => setVisible(!visible)}>
            {visible ? hideLabel : showLabel}
          </button>
        </span>
      )}
    </Field>
  );
}
