import type { Transport } from '../knowledge/schema.ts';
import type { RedFlagMatch, RedFlagRule } from './raise-flags.ts';
import { rulesById } from './rules-by-id.ts';

/**
 * How somebody with these flags gets to a hospital: the more urgent way of all emergencies among them. An ambulance where
 * one is not known, or where there is no flag.
 */
export function transportOf(flags: readonly Pick<RedFlagMatch, 'level' | 'transport'>[]): Transport {
  const emergencies = flags.filter(({ level }) => level === 'emergency');
  const mayGo = emergencies.length > 0 && emergencies.every(({ transport }) => transport === 'go_now');
  return mayGo ? 'go_now' : 'ambulance';
}

/** Flags with the way to a hospital that their rules tell, and so those that a yes to a question raises. */
export function withTransport(flags: readonly RedFlagMatch[], rules: readonly RedFlagRule[]): RedFlagMatch[] {
  return flags.map((flag) => {
    const { transport } = rulesById(rules).get(flag.id) ?? {};
    const questions = flag.noticed?.questions.map(({ text, flag: raised }) => ({
      text,
      flag: withTransport([raised], rules)[0]!,
    }));
    return {
      ...flag,
      ...(transport && { transport }),
      ...(flag.noticed && questions && { noticed: { ...flag.noticed, questions } }),
    };
  });
}
