import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';

export interface TextFieldProps extends FieldTexts, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/** A one-line input with its label. All other props go to the `<input>`. */
export function TextField({ id, label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => <input {...input} {...control} />}
    </Field>
  );
}

export interface TextAreaProps extends FieldTexts, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ id, label, hint, error, className, ...textarea }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => <textarea {...textarea} {...control} />}
    </Field>
  );
}

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

export interface SelectProps extends FieldTexts, SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly Option[];
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own select, so that a phone shows its own picker. */
export function Select({ id, label, hint, error, className, options, ...select }: SelectProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <span className="select">
          <select {...select} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </span>
      )}
    </Field>
  );
}
