// Two patterns that a single request could use to stop the server: the check has to find both.
export const LITERAL = /^(\d+ ?)+$/;
const SPACES = String.raw`\s*`;
export const BUILT = new RegExp(`^1${SPACES}${SPACES}${SPACES}2$`);
