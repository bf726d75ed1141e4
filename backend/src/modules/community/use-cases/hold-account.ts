import type { EntityManager } from 'typeorm';
import { notSignedIn } from '../../../shared/session/not-signed-in.js';

/**
 * Keeps a person's account from being deleted before the transaction ends. Comes before any lock on posts: deleting an
 * account locks in that order too, so neither waits for the other in a circle.
 *
 * @throws DomainError unauthenticated `not_signed_in` when the account is already gone
 */
export async function holdAccount(transaction: EntityManager, accountId: string): Promise<void> {
  const accounts = await transaction.query<unknown[]>('select from account where id = $1 for key share', [accountId]);
  if (accounts.length === 0) throw notSignedIn();
}
