import type { ErrorKind } from '../errors.js';

/**
 * Every reason for which a call fails. Each has its kind, which decides the HTTP status, and its sentence for a person.
 * Where the sentence tells a time or names a field, an example of it stands here.
 */
export const REFUSALS = {
  bad_request: ['invalid', 'The request could not be understood.'],
  malformed_json: ['invalid', 'The request is not valid JSON.'],
  invalid_input: ['invalid', 'Please check the information you provided'],
  invalid_cursor: ['invalid', 'This page of posts does not exist. Please start again from the newest post'],
  invalid_post: ['invalid', 'Post content cannot be empty'],
  invalid_reply: ['invalid', 'Reply content cannot be empty'],
  private_offer: [
    'invalid',
    'Please offer no medicine or cure by private contact. Write what helped without a number, email or group, so that everyone can read it',
  ],
  too_many_links: ['invalid', 'Please use at most 3 links'],
  invalid_idempotency_key: ['invalid', 'Idempotency-Key must be 16 to 64 letters and digits'],
  invalid_password: ['invalid', 'Please choose another password'],
  wrong_password: ['invalid', 'This is not your password. Please try again.'],
  passkey_invalid: ['invalid', 'This passkey was not accepted. Please try again.'],
  wrong_code: ['invalid', 'This code is not right. Please enter the one that your app shows now.'],
  invalid_profile: ['invalid', 'Name is required'],
  invalid_guardian: ['invalid', 'Please tick that you agree'],
  nothing_to_update: ['invalid', 'Please change at least one thing about your profile'],
  reset_link_invalid: ['invalid', 'This link has expired or was already used. Please ask for a new one.'],
  symptoms_missing: ['invalid', 'Please describe your symptoms first'],
  words_or_topic: ['invalid', 'Please write what to look for, or choose a topic'],
  reason_missing: ['invalid', 'Please choose a reason, which the author will read'],
  filter_or_name: ['invalid', 'Say what to look for, by filter or by name.'],
  location_invalid: ['invalid', 'Could not find the specified location. Please try again.'],
  not_signed_in: ['unauthenticated', 'Please sign in to continue.'],
  invalid_credentials: ['unauthenticated', 'Invalid email or password'],
  second_factor_needed: ['unauthenticated', 'Please enter the code from your app.'],
  passkey_refused: ['unauthenticated', 'This passkey was not accepted. Please try again.'],
  invalid_code: ['unauthenticated', 'This code is not right. Please try again.'],
  cross_site_request: ['forbidden', 'This request came from another site and was refused.'],
  recent_sign_in_required: ['forbidden', 'Please show first that it is you.'],
  guardian_needed: [
    'forbidden',
    'You are under 18. Please ask your parent or guardian to agree in Settings before you write here. In an emergency call 112',
  ],
  not_your_post: ['forbidden', 'You can only delete your own posts'],
  not_your_reply: ['forbidden', 'You can only delete your own replies'],
  own_post: ['forbidden', 'You cannot report your own post, but you can delete it'],
  own_mute: ['forbidden', 'You cannot mute yourself'],
  own_case: ['forbidden', 'Another moderator must decide about what you wrote'],
  moderators_only: ['forbidden', 'Only moderators can do this'],
  own_reply: ['forbidden', 'You cannot report your own reply, but you can delete it'],
  passkey_not_found: ['not_found', 'This passkey is not there any more.'],
  session_not_found: ['not_found', 'This device is not signed in any more.'],
  post_not_found: ['not_found', 'Post not found'],
  reply_not_found: ['not_found', 'Reply not found'],
  topic_not_found: ['not_found', 'We do not know this topic'],
  case_not_found: ['not_found', 'This report is not there any more'],
  location_not_found: ['not_found', 'Could not find the specified location. Please try again.'],
  review_already_asked: ['conflict', 'You have already asked for another look'],
  guardian_not_needed: ['conflict', 'An adult is asked only when the date of birth says that somebody is under 18'],
  idempotency_key_reused: ['conflict', 'This was already sent, with other words'],
  same_text_again: ['conflict', 'You have already written this today. Please add something new, or wait for an answer'],
  text_of_others: ['conflict', 'Others have written these very words today. Please use your own words'],
  email_taken: ['conflict', 'An account with this email already exists'],
  passkey_not_added: ['conflict', 'This passkey is there already, or you have 10. Please remove one first.'],
  password_needed: ['conflict', 'Please choose a password first. The code is asked for after it.'],
  second_factor_on: ['conflict', 'Codes from an app are already on for your account.'],
  second_factor_off: ['conflict', 'Codes from an app are not on for your account.'],
  body_too_large: ['too_large', 'The request is too large. Please shorten it.'],
  post_too_long: ['too_large', 'Your post is too long. Please shorten it'],
  reply_too_long: ['too_large', 'Your reply is too long. Please shorten it'],
  text_too_long: ['too_large', 'Please use at most 4000 characters.'],
  unsupported_media_type: ['unsupported', 'Please send JSON, with the content type application/json.'],
  too_many_requests: ['rate_limited', 'Too many requests. Please try again in 42 seconds.'],
  too_many_attempts: ['rate_limited', 'Too many attempts. Please try again in 4 minutes.'],
  too_many_streams: ['rate_limited', 'You have too many pages open.'],
  too_many_new_accounts: ['rate_limited', 'Too many new accounts. Please try again in 50 minutes.'],
  link_flood: ['rate_limited', 'You have shared many links. Please share more in 42 minutes'],
  new_account_flood: [
    'rate_limited',
    'New accounts can write 10 times an hour. Please write again in 42 minutes. In an emergency call 112',
  ],
  unavailable: ['unavailable', 'We cannot reach our records right now. Please try again in a moment.'],
  sessions_unavailable: ['unavailable', 'We cannot check who is signed in right now. Please try again in a moment.'],
  live_unavailable: ['unavailable', 'News cannot be sent right now.'],
  too_busy: ['unavailable', 'Many people are signing in right now. Please try again in a moment.'],
  google_not_configured: [
    'not_configured',
    'Sign-in with Google is not set up here. Please use your email and password.',
  ],
} as const satisfies Record<string, readonly [ErrorKind, string]>;

export type Refusal = keyof typeof REFUSALS;

/** The reasons for which what somebody writes is held back from the community. */
const BRAKES = [
  'private_offer',
  'too_many_links',
  'same_text_again',
  'text_of_others',
  'link_flood',
  'new_account_flood',
] as const satisfies readonly Refusal[];

/**
 * The reasons for which each operation refuses, besides those that follow from its shape (`refusalsOf`). This is their
 * one place: the comments of the routes do not repeat them. `signUp` and `signIn` may find nobody signed in, when the
 * account is deleted in the same moment.
 */
export const OF_OPERATION: Readonly<Record<string, readonly Refusal[]>> = {
  signUp: [
    'not_signed_in',
    'email_taken',
    'invalid_password',
    'too_many_new_accounts',
    'too_busy',
    'sessions_unavailable',
  ],
  signIn: [
    'not_signed_in',
    'invalid_credentials',
    'second_factor_needed',
    'invalid_code',
    'too_many_attempts',
    'too_busy',
    'sessions_unavailable',
  ],
  signInWithPasskey: ['not_signed_in', 'passkey_refused', 'sessions_unavailable'],
  signOut: ['cross_site_request', 'sessions_unavailable'],
  signInWithGoogle: ['google_not_configured'],
  returnFromGoogle: ['google_not_configured'],
  confirmWithGoogle: ['google_not_configured'],
  resetPassword: ['reset_link_invalid', 'invalid_password', 'too_busy', 'sessions_unavailable'],
  confirmWithPassword: ['wrong_password', 'too_many_attempts', 'too_busy'],
  changePassword: ['invalid_password', 'wrong_password', 'recent_sign_in_required', 'too_many_attempts', 'too_busy'],
  beginSecondFactor: ['recent_sign_in_required', 'password_needed', 'second_factor_on'],
  confirmSecondFactor: ['recent_sign_in_required', 'wrong_code', 'too_busy'],
  renewRecoveryCodes: ['recent_sign_in_required', 'second_factor_off', 'too_busy'],
  endSecondFactor: ['recent_sign_in_required'],
  offerPasskey: ['recent_sign_in_required'],
  addPasskey: ['recent_sign_in_required', 'passkey_invalid', 'passkey_not_added'],
  removePasskey: ['recent_sign_in_required', 'passkey_not_found'],
  endSession: ['session_not_found'],
  onboard: ['invalid_profile'],
  updateAccount: ['invalid_profile', 'nothing_to_update'],
  agreeAsGuardian: ['invalid_guardian', 'guardian_not_needed'],
  deleteAccount: ['recent_sign_in_required'],
  exportAccount: ['recent_sign_in_required'],
  listPosts: ['invalid_cursor'],
  createPost: [
    ...BRAKES,
    'guardian_needed',
    'invalid_idempotency_key',
    'idempotency_key_reused',
    'invalid_post',
    'post_too_long',
    'post_not_found',
  ],
  findPosts: ['invalid_cursor', 'words_or_topic', 'topic_not_found'],
  deletePost: ['not_your_post', 'post_not_found'],
  toggleLike: ['post_not_found'],
  reportPost: ['own_post', 'post_not_found'],
  followNews: ['too_many_streams', 'live_unavailable'],
  listReplies: ['invalid_cursor', 'post_not_found'],
  createReply: [
    ...BRAKES,
    'guardian_needed',
    'invalid_idempotency_key',
    'idempotency_key_reused',
    'invalid_reply',
    'reply_too_long',
    'post_not_found',
    'reply_not_found',
  ],
  deleteReply: ['not_your_reply', 'reply_not_found'],
  toggleReplyLike: ['reply_not_found'],
  reportReply: ['own_reply', 'reply_not_found'],
  askPostReview: ['post_not_found', 'review_already_asked'],
  askReplyReview: ['reply_not_found', 'review_already_asked'],
  muteAuthorOfPost: ['own_mute', 'post_not_found'],
  muteAuthorOfReply: ['own_mute', 'reply_not_found'],
  listCases: ['invalid_cursor', 'moderators_only'],
  decideCase: ['reason_missing', 'moderators_only', 'own_case', 'case_not_found'],
  predict: ['symptoms_missing', 'text_too_long'],
  searchNearby: ['filter_or_name', 'location_invalid'],
  geocode: ['location_not_found'],
  whereabouts: ['location_invalid'],
};

/** The shape of an operation, from which some reasons follow. */
interface Shape {
  readonly id: string;
  readonly changes: boolean;
  readonly hasBody: boolean;
  readonly hasParameters: boolean;
  readonly isForMembers: boolean;
}

/** All reasons for which an operation may be refused. */
export function refusalsOf({ id, changes, hasBody, hasParameters, isForMembers }: Shape): readonly Refusal[] {
  const byShape: readonly (readonly [boolean, readonly Refusal[]])[] = [
    [hasBody, ['bad_request', 'malformed_json', 'invalid_input', 'body_too_large', 'unsupported_media_type']],
    [hasParameters, ['bad_request', 'invalid_input']],
    [isForMembers, ['not_signed_in', 'sessions_unavailable']],
    [changes, ['cross_site_request']],
    [true, ['too_many_requests', 'unavailable']],
  ];
  const shared = byShape.flatMap(([applies, reasons]) => (applies ? reasons : []));
  return [...new Set([...shared, ...(OF_OPERATION[id] ?? [])])];
}
