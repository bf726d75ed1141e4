import { POST_MAX_LENGTH } from '@sahaay/contracts/constants';

/** From this length on, the number of characters left shows. */
const NEAR_LIMIT = POST_MAX_LENGTH - 200;

/** What is being written, as the server will measure it: trimmed, and an emoji is one character. */
export function measure(draft: string) {
  const content = draft.trim();
  const length = [...content].length;
  const left = POST_MAX_LENGTH - length;
  return { content, left, isEmpty: content === '', isTooLong: left < 0, isNearLimit: length > NEAR_LIMIT && left >= 0 };
}
