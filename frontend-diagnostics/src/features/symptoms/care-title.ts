import type { Schema } from '@sahaay/contracts';
import type { TextKey } from '../../services.ts';
import type { DangerKind } from './kinds-of-danger.ts';

type Triage = Pick<Schema<'Triage'>, 'level' | 'transport' | 'come_back'>;

/** "This week" would contradict the sentence below it where a doctor should be seen within fewer days. */
const A_WEEK = 7;

/** What the care level says to do, in the words of its card. */
export function careTitle(
  { level, transport, come_back: comeBack }: Triage,
  about: Schema<'Understood'>['about'],
  kind: DangerKind = 'medical',
): TextKey {
  if (transport === 'go_now') return 'care.goNow.title';
  if (level === 'emergency' && kind === 'self_harm') return 'care.selfHarm.title';
  if (level === 'doctor' && comeBack && comeBack.days < A_WEEK) return 'care.doctor.title.soon';
  return level === 'self_care' && about !== 'self' ? `care.self_care.title.${about}` : `care.${level}.title`;
}
