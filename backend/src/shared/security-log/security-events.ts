/**
 * The events of accounts that are written to the log, at whatever level the log is set: refusals as warnings, the
 * others as information. Operators set alarms on these names, so they never change. ADR 20 says what stands beside an
 * event in the log and what never does.
 */
export const SECURITY_EVENTS = {
  signed_up: ['info', 'An account was opened'],
  signed_in: ['info', 'Somebody signed in'],
  sign_in_failed: ['warn', 'Somebody tried to sign in with a wrong password or an unknown email'],
  sign_in_delayed: ['warn', 'A try to sign in was not heard, after too many'],
  confirmed: ['info', 'Somebody who is signed in showed again who they are'],
  confirmation_failed: ['warn', 'Somebody who is signed in tried to show again who they are, with a wrong password'],
  confirmation_delayed: ['warn', 'A try to show again who somebody is was not heard, after too many'],
  password_reset_asked: ['info', 'Somebody asked for a link to choose a new password'],
  password_reset: ['info', 'A new password was chosen with a link'],
  password_reset_refused: ['warn', 'Somebody used a link for a new password that is not valid'],
  password_changed: ['info', 'Somebody who is signed in changed their password'],
  password_change_failed: ['warn', 'Somebody who is signed in tried to change the password without knowing it'],
  password_change_delayed: ['warn', 'A try to change the password was not heard, after too many'],
  second_factor_on: ['info', 'Somebody is asked for a code at each sign-in from now on'],
  second_factor_off: ['info', 'Somebody is asked for no code at sign-in any more'],
  second_factor_failed: ['warn', 'Somebody knew a password and showed a wrong code'],
  recovery_codes_made: ['info', 'Somebody got new recovery codes'],
  recovery_code_used: ['warn', 'Somebody signed in with a recovery code'],
  passkey_added: ['info', 'Somebody may sign in with a passkey from now on'],
  passkey_removed: ['info', 'Nobody can sign in with a passkey any more that an account had'],
  passkey_refused: ['warn', 'A try to sign in with a passkey was refused'],
  google_linked: ['info', 'Somebody may sign in with Google from now on'],
  google_refused: ['warn', 'A return from Google was refused'],
  signed_out: ['info', 'Somebody signed out'],
  session_ended: ['info', 'Somebody ended a session of theirs on another device'],
  other_sessions_ended: ['info', 'Somebody ended their sessions on all other devices'],
  sessions_ended: ['info', 'An operator ended every session of somebody'],
  session_expired: ['info', 'A session ended because its longest time was over'],
  account_deleted: ['info', 'An account was erased'],
  account_exported: ['info', 'Somebody took a copy of all that is held about them'],
  cross_site_call_refused: ['warn', 'A call that another site made was refused'],
  calls_throttled: ['warn', 'Calls about accounts of one client are refused for a while, after too many'],
} as const satisfies Readonly<Record<string, readonly ['info' | 'warn', string]>>;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;
