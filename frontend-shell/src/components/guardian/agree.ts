import { unwrap, type Schema } from '@sahaay/contracts';
import { api } from '../../session/api.ts';

/** What stands in the fields for an adult: a name, and whether the adult has ticked that they agree. */
export type Agreement = Schema<'GuardianAgreement'>;

export const NO_AGREEMENT: Agreement = { name: '', agreed: false };

export const isComplete = ({ name, agreed }: Agreement): boolean => agreed && name.trim() !== '';

/** Keeps the adult's consent with the account of the child, and returns the child's account. */
export async function agree(body: Agreement): Promise<Schema<'User'>> {
  return (await unwrap(api.PUT('/api/v1/account/user/guardian', { body }))).data.user;
}

/** Takes the adult's consent back, and returns the child's account. */
export async function takeBack(): Promise<Schema<'User'>> {
  return (await unwrap(api.DELETE('/api/v1/account/user/guardian'))).data.user;
}
