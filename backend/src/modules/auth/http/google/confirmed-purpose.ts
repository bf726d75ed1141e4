/** What people confirm for that it is them; the settings page goes on with it when they are back from Google. */
export const CONFIRMED_PURPOSES = ['delete', 'export', 'password'] as const;
export type ConfirmedPurpose = (typeof CONFIRMED_PURPOSES)[number];
