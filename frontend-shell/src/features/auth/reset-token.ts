declare global {
  interface Window {
    /** The secret of a reset link, which `early.js` took out of the address. */
    sahaayResetToken?: string | undefined;
  }
}

/** The secret of the link that this tab was opened with; undefined without one, and after `forgetResetToken`. */
export const resetToken = (): string | undefined => window.sahaayResetToken;

/** Forgets the secret. Call it once the secret is of no more use. */
export function forgetResetToken(): void {
  delete window.sahaayResetToken;
}
