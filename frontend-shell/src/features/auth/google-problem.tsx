import { Alert } from '@sahaay/ui';
import { useTakenParam } from '../../components/use-taken-param.ts';
import { useArrivalText, type ArrivalKey } from '../../i18n/late/arrival.ts';

const sentences: ReadonlyMap<string, ArrivalKey> = new Map([
  ['google_denied', 'auth.google.denied'],
  ['google_state_mismatch', 'auth.google.interrupted'],
  ['too_many_requests', 'auth.google.tooMany'],
  ['too_many_new_accounts', 'auth.google.tooManyNew'],
  ['google_unavailable', 'auth.google.unavailable'],
  ['google_email_unverified', 'auth.google.unverified'],
  ['google_second_factor', 'auth.google.secondFactor'],
  ['google_email_taken', 'auth.google.taken'],
]);

/** Says why Google sent the person back to sign-in: `?problem=<reason>`. */
export function GoogleProblem() {
  const t = useArrivalText();
  const reason = useTakenParam('problem');
  if (reason === undefined) return null;
  return <Alert>{t(sentences.get(reason) ?? 'auth.google.failed')}</Alert>;
}
