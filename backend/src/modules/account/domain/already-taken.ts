/** Somebody else has the email, or is linked to the person at Google, of an account that was to be written. */
export class AlreadyTaken extends Error {
  constructor() {
    super('The email or the person at Google belongs to another account.');
    this.name = 'AlreadyTaken';
  }
}
