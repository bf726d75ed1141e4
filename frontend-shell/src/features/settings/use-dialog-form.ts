import { ApiError } from '@sahaay/contracts';
import { useState } from 'react';
import { useForm, type FormOptions } from '../../components/use-form.ts';
import { useText } from '../../i18n/text.ts';
import { sentenceOf } from '../../session/error-toast.ts';
import { isUnauthenticated, useRequireSignIn } from '../../session/session.ts';

/**
 * A form in a dialog. What went wrong is told inside the dialog, since toasts lie behind it. The end of the session
 * leads to sign-in. `failure` is the sentence about a problem that belongs to no single field.
 */
export function useDialogForm<Values extends Record<string, string>>(options: Omit<FormOptions<Values>, 'onError'>) {
  const t = useText();
  const requireSignIn = useRequireSignIn();
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    ...options,
    send: (values) => {
      setFailure(undefined);
      return options.send(values);
    },
    onError: (error) => {
      if (isUnauthenticated(error)) requireSignIn();
      else if (!isAboutFields(error)) setFailure(sentenceOf(error, t));
    },
  });
  return { ...form, failure };
}

const isAboutFields = (error: unknown): boolean => error instanceof ApiError && Object.keys(error.details).length > 0;
