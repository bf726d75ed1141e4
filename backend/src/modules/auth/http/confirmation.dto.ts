/** Whether a person has to show again who they are before the account is deleted or exported, and how they can. */
export class ConfirmationState {
  /** False for ten minutes after signing in or confirming. */
  needed: boolean;
  /** Whether the account has a password. */
  password: boolean;
  /** Whether the person signs in with Google, and Google is set up here. */
  google: boolean;
}
