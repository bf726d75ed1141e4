/**
 * Thrown when an account cannot be written, because another account has the same email or is linked to the same person
 * at Google.
 */
export class AlreadyTaken extends Error {
  constructor() {
    super('The email or the person at Google belongs to another account.');
    this.name = 'AlreadyTaken';
  }
}
