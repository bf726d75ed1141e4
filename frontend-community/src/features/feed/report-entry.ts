import { useMutation } from '@sahaay/kit';
import { useServices, useT } from '../../services.ts';
import { entryCalls } from './entry-calls.ts';
import type { ShownEntry } from './shown-entry.ts';

/** Tells the server that what somebody else wrote does not belong here. Reports by several people hide it. */
export function useReport(shown: ShownEntry) {
  const { api, notify } = useServices();
  const t = useT();
  return useMutation({
    mutationFn: entryCalls(api, shown).report,
    networkMode: 'always',
    onSuccess: () => notify.success(t('report.done')),
    onError: (error) => shown.fail('report', error),
  });
}
