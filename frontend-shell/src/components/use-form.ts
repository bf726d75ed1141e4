import { ApiError } from '@sahaay/contracts';
import type { FieldProblem } from '@sahaay/ui';
import { useState, type ChangeEvent, type SyntheticEvent } from 'react';

type Problems<Values> = Partial<Record<keyof Values & string, string>>;

export interface FormOptions<Values extends Record<string, string>> {
  readonly initial: Values;
  /** What was typed earlier and not saved. The fields start from it instead of from `initial`. */
  readonly draft?: Values | undefined;
  /** Says what is wrong with each field before anything is sent; undefined for a field that is right. */
  readonly check: (values: Values) => { readonly [Field in keyof Values]?: string | undefined };
  /**
   * Sends the form, which is busy until this settles. `onError` shows what it throws. It may return what was stored
   * where that can differ from what was sent; the form then goes on from there, unless it was edited meanwhile.
   */
  readonly send: (values: Values) => Promise<Values | void>;
  /** Called after `send` failed. What the server found wrong with single fields already stands at them. */
  readonly onError: (error: unknown, values: Values) => void;
  /** Called after `check` found something. */
  readonly onRefused?: () => void;
}

/**
 * A form whose fields are texts and whose ids are its fields' names, in the order of `initial`. An error stands until
 * its field is edited.
 */
export function useForm<Values extends Record<string, string>>(options: FormOptions<Values>) {
  const { initial, draft, check, send, onError, onRefused } = options;
  const fields = Object.keys(initial) as (keyof Values & string)[];
  const [values, setValues] = useState(draft ?? initial);
  const [saved, setSaved] = useState(initial);
  const [problems, setProblems] = useState<Problems<Values>>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  const isSame = (one: Values, other: Values): boolean => fields.every((field) => one[field] === other[field]);

  function set<Field extends keyof Values & string>(field: Field, value: Values[Field]): void {
    setValues((present) => ({ ...present, [field]: value }));
    setProblems((present) => ({ ...present, [field]: undefined }));
  }

  function showOnly(found: { readonly [field: string]: string | undefined }): boolean {
    const shown = fields.filter((field) => found[field]);
    setProblems(Object.fromEntries(shown.map((field) => [field, found[field]])) as Problems<Values>);
    setAttempt((number) => number + 1);
    return shown.length > 0;
  }

  async function submit(): Promise<void> {
    if (showOnly(check(values))) {
      onRefused?.();
      return;
    }
    setBusy(true);
    try {
      const stored = (await send(values)) ?? values;
      setSaved(stored);
      setValues((present) => (isSame(present, values) ? stored : present));
    } catch (error) {
      if (error instanceof ApiError) showOnly(error.details);
      onError(error, values);
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    busy,
    /** True when something was typed that is not saved. */
    isDirty: !isSame(values, saved),
    set,
    /** This changes with each attempt. As the `key` of the summary it makes the summary take focus again. */
    attempt,
    /** The problems that the error summary shows. */
    problems: fields.flatMap((fieldId): FieldProblem[] => {
      const message = problems[fieldId];
      return message ? [{ fieldId, message }] : [];
    }),
    /** The props that tie a text field to its value and its problem. */
    field: (name: keyof Values & string) => ({
      id: name,
      name,
      value: values[name],
      error: problems[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set(name, event.target.value as Values[typeof name]),
    }),
    problemOf: (name: keyof Values & string): string | undefined => problems[name],
    onSubmit: (event: SyntheticEvent): void => {
      event.preventDefault();
      void submit();
    },
  };
}

/** Whether the browser itself finds the text of an input wrong, such as an email without @ or half a date. */
export function isMalformed(inputId: string): boolean {
  const input = document.getElementById(inputId);
  return input instanceof HTMLInputElement && (input.validity.typeMismatch || input.validity.badInput);
}
