/** Tells whether a person has to show again who they are before they delete or export the account, and how they can. */
export class ConfirmationState {
  /** This is false for ten minutes after the person signed in or confirmed. */
  needed: boolean;
  /** Whether the account has a password. */
  password: boolean;
  /** Whether the person signs in with Google and this installation knows Google. */
  google: boolean;
}
