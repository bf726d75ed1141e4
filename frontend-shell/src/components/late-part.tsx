import type { Late } from '@sahaay/contracts/late';
import { Note } from '@sahaay/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '../i18n/text.ts';

export interface LatePartProps<Module> {
  readonly of: Late<Module>;
  readonly children: (module: Module) => ReactNode;
}

/** A part of a page whose code comes when it shows. Where that does not come, the part says so, and the page goes on. */
export function LatePart<Module>({ of, children }: LatePartProps<Module>) {
  const t = useText();
  const [isMissing, setMissing] = useState<boolean>();
  useEffect(() => {
    void of.get().then((module) => setMissing(module === undefined));
  }, [of]);
  if (of.here) return children(of.here);
  return isMissing ? <Note role="status">{t('error.fetch.text')}</Note> : null;
}
