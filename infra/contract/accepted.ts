/**
 * Breaking changes of the API since the last release that are meant, each as the check says it, with the reason: why no
 * page that is open somewhere is harmed. A release empties this list.
 */
export const ACCEPTED: Readonly<Record<string, string>> = {};
