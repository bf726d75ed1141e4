/** Whether the person has to show a code of their phone when they sign in. */
export class SecondFactorState {
  /** Since when they have to; null when they do not. */
  onSince: Date | null;
  /** The number of recovery codes that were not used yet. */
  recoveryCodesLeft: number;
}
