import { createTranslator, type Translate } from '@sahaay/contracts/i18n';
import type { ShellServices } from '@sahaay/contracts/shell';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { en, type Texts } from '../i18n/en.ts';

interface Community {
  readonly services: ShellServices;
  readonly t: Translate<Texts>;
}

const CommunityContext = createContext<Community | null>(null);

/** Hands the shell's services, and the texts in the shell's language, to every component below. */
export function ServicesProvider({ services, children }: { services: ShellServices; children: ReactNode }) {
  const t = useMemo(() => createTranslator(en, services.locale), [services.locale]);
  const community = useMemo(() => ({ services, t }), [services, t]);
  return <CommunityContext value={community}>{children}</CommunityContext>;
}

/** The shell's services and the translator. Throws outside `ServicesProvider`. */
export function useCommunity(): Community {
  const community = useContext(CommunityContext);
  if (!community) throw new Error('useCommunity is used outside ServicesProvider');
  return community;
}
