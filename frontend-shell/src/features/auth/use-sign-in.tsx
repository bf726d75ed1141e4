import { ApiError, unwrap, type Schema } from '@sahaay/contracts';
import { shellAccount } from '@sahaay/contracts/languages/shell';
import { late } from '@sahaay/contracts/late';
import { paths } from '@sahaay/contracts/shell';
import { useNavigate } from '@sahaay/kit';
import { useState, type ReactNode } from 'react';
import { useArrivalText } from '../../i18n/late/arrival.ts';
import { texts } from '../../i18n/texts.ts';
import { notify } from '../../notify/notify.ts';
import { api } from '../../session/api.ts';
import { useRememberUser } from '../../session/session.ts';

type Credentials = Schema<'Credentials'>;

/** The form for the code, which few people need. */
const part = late(() => import('./code-form.tsx'), texts.beside(shellAccount));

const asksForCode = (error: unknown): boolean => error instanceof ApiError && error.reason === 'second_factor_needed';

/**
 * Signs in with email and password. `codeForm` is there once the server asks for a code as well, and takes the place of
 * the first form.
 */
export function useSignIn(): {
  readonly send: (credentials: Credentials) => Promise<void>;
  readonly codeForm: ReactNode;
} {
  const t = useArrivalText();
  const navigate = useNavigate();
  const remember = useRememberUser();
  const [asked, setAsked] = useState<Credentials>();
  async function enter(body: Schema<'SignInRequest'>): Promise<void> {
    const { data } = await unwrap(api.POST('/api/v1/auth/user/signin', { body }));
    remember(data.user);
    await navigate(paths.dashboard, { replace: true });
  }
  async function send(credentials: Credentials): Promise<void> {
    try {
      await enter(credentials);
    } catch (error) {
      if (!asksForCode(error)) throw error;
      if (await part.get()) setAsked(credentials);
      else notify.error(t('error.fetch.text'));
    }
  }
  const CodeForm = asked && part.here?.CodeForm;
  return {
    send,
    codeForm: CodeForm && <CodeForm send={(code) => enter({ ...asked, code })} onBack={() => setAsked(undefined)} />,
  };
}
