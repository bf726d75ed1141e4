import type { ProfileValues } from './profile-values.ts';

/** The draft is in this tab's memory only. */
let kept: { readonly userId: string; readonly values: ProfileValues } | undefined;

/** Keeps what somebody had typed when their session ended or they had to hurry, until they are back. */
export function keepDraft(userId: string, values: ProfileValues): void {
  kept = { userId, values };
}

/** What this person had typed. What anybody else had typed is forgotten. */
export function keptDraft(userId: string): ProfileValues | undefined {
  if (kept?.userId !== userId) kept = undefined;
  return kept?.values;
}

export function forgetDraft(): void {
  kept = undefined;
}
