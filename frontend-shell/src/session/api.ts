import { createApiClient } from '@sahaay/contracts';
import { send } from '../early/handover.ts';
import { currentLocale } from '../i18n/text.ts';

/**
 * The API on the page's own origin. The session travels as a cookie, and the app's language as a header of each call.
 */
export const api = createApiClient(undefined, currentLocale, send);
