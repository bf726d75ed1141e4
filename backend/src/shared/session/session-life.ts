/** How long a person stays signed in without coming back. */
export const SESSION_DAYS = 30;
