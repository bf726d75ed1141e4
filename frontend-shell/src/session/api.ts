import { createApiClient } from '@sahaay/contracts';
import { send } from '../early/handover.ts';
import { currentLocale } from '../i18n/text.ts';

/** The API on the page's own origin; the session travels as a cookie, the app's language with each call. */
export const api = createApiClient(undefined, currentLocale, send);
