import { EntitySchema } from 'typeorm';
import { Account } from '../domain/account.js';

export const AccountEntity = new EntitySchema<Account>({
  name: 'Account',
  target: Account,
  tableName: 'account',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'account_pkey' },
    email: { type: 'text' },
    emailKey: { type: 'text', name: 'email_key' },
    emailVerifiedAt: { type: 'timestamptz', name: 'email_verified_at', nullable: true },
    googleId: { type: 'text', name: 'google_id', nullable: true },
    passwordHash: { type: 'text', name: 'password_hash', nullable: true },
    name: { type: 'text', nullable: true },
    phone: { type: 'text', nullable: true },
    address: { type: 'text', nullable: true },
    dob: { type: 'date', nullable: true },
    gender: { type: 'text', nullable: true },
    pfp: { type: 'text', nullable: true },
    onboardedAt: { type: 'timestamptz', name: 'onboarded_at', nullable: true },
    role: { type: 'text', nullable: true },
    sessionEpoch: { type: 'int', name: 'session_epoch', default: 0 },
    agreedVersion: { type: 'date', name: 'agreed_version', nullable: true },
    agreedLanguage: { type: 'text', name: 'agreed_language', nullable: true },
    guardianName: { type: 'text', name: 'guardian_name', nullable: true },
    guardianAgreedAt: { type: 'timestamptz', name: 'guardian_agreed_at', nullable: true },
    guardianAgreedVersion: { type: 'date', name: 'guardian_agreed_version', nullable: true },
    guardianAgreedLanguage: { type: 'text', name: 'guardian_agreed_language', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
  },
  uniques: [
    { name: 'account_email_key_unique', columns: ['emailKey'] },
    { name: 'account_google_id_unique', columns: ['googleId'] },
  ],
});
