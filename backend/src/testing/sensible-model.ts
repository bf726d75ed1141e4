import type { LlmRequest } from './test-llm-server.js';

/** The fields that test models read of what the product tells a model about a complaint. */
export interface Told {
  readonly complaint: string;
  readonly candidates: readonly { readonly name: string; readonly likelihood: string; readonly urgency: string }[];
  readonly care_level?: string;
  readonly found: { readonly present: readonly string[] };
}

export const toldIn = ({ messages }: Pick<LlmRequest, 'messages'>): Told => JSON.parse(messages[0]!.text) as Told;

/** Whether a request asks about a complaint, and not for tips. */
export const isAboutComplaint = (request: Pick<LlmRequest, 'messages'>): boolean => 'complaint' in toldIn(request);

/** A condition of an answer, as a model should write it. */
export const conditionNamed = (name: string, more: object = {}) => ({
  name,
  definition: 'An illness with its own signs, which a doctor can tell from others.',
  likelihood: 'possible',
  supporting: [],
  missing: ['a rash'],
  urgency: 'doctor',
  specialty: 'general',
  ...more,
});

/** A model that agrees with what it is told about a complaint, and knows no tips. */
export function sensibleModel(request: Pick<LlmRequest, 'messages'>): object {
  if (!isAboutComplaint(request)) return { tips: [] };
  const { candidates, care_level, found } = toldIn(request);
  if (candidates.length === 0)
    return {
      kind: found.present.length > 0 ? 'need_more_information' : 'not_medical',
      care_level: 'doctor',
      conditions: [],
    };
  return {
    kind: 'diagnosis',
    care_level: care_level ?? 'doctor',
    conditions: candidates.map(({ name, likelihood, urgency }) => conditionNamed(name, { likelihood, urgency })),
  };
}
