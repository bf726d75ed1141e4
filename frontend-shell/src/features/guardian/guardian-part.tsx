import { late } from '@sahaay/contracts/late';
import { Note } from '@sahaay/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';

const part = late(() => import('./part.ts'));

/** Shows what is asked of an adult who cares for a child, once its code has come, or that it did not come. */
export function GuardianPart({ children }: { children: (part: typeof import('./part.ts')) => ReactNode }) {
  const t = useText();
  const [state, setState] = useState<'coming' | 'here' | 'missing'>(part.here ? 'here' : 'coming');
  useEffect(() => {
    void part.get().then((module) => setState(module ? 'here' : 'missing'));
  }, []);
  if (part.here) return children(part.here);
  return state === 'missing' ? <Note role="status">{t('error.fetch.text')}</Note> : null;
}
