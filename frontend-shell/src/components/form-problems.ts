import type { FieldProblem } from '@sahaay/ui';
import type { FieldErrors, FieldPath, FieldValues, UseFormClearErrors } from 'react-hook-form';

/** The errors of a form in the order of its fields; a field's id is its name. */
export function fieldProblems<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  order: readonly FieldPath<Values>[],
): FieldProblem[] {
  return order.flatMap((fieldId) => {
    const message = errors[fieldId]?.message;
    return typeof message === 'string' ? [{ fieldId, message }] : [];
  });
}

/** What the browser itself sees wrong with an input's text: an email without @, half a date. */
export function isMalformed(inputId: string): boolean {
  const input = document.getElementById(inputId);
  return input instanceof HTMLInputElement && (input.validity.typeMismatch || input.validity.badInput);
}

/** `onChange` of a field: its error goes as soon as it is edited. */
export const whenEdited =
  <Values extends FieldValues>(clearErrors: UseFormClearErrors<Values>) =>
  (field: FieldPath<Values>) =>
  (): void =>
    clearErrors(field);
