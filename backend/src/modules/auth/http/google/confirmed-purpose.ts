/**
 * The purposes for which people confirm that it is them. The settings page goes on with the purpose when they are back
 * from Google.
 */
export const CONFIRMED_PURPOSES = ['delete', 'export', 'password', 'second_factor', 'passkeys'] as const;
export type ConfirmedPurpose = (typeof CONFIRMED_PURPOSES)[number];
