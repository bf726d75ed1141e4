/**
 * Breaking changes of the API since the last release that are meant, each as the check says it, with the reason: why no
 * page that is open somewhere is harmed. A release empties this list.
 */
export const ACCEPTED: Readonly<Record<string, string>> = Object.fromEntries(
  ['new_device', 'second_factor_on', 'second_factor_off', 'google_linked', 'passkey_added', 'passkey_removed'].map(
    (kind) => [
      `GET /api/v1/account/user/export: answer.mails[].kind may be "${kind}"`,
      'The export is a file that a person saves. No page reads what is in it.',
    ],
  ),
);
