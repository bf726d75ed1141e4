import { createApiClient } from '@sahaay/contracts';

/** The API on the page's own origin; the session travels as a cookie. */
export const api = createApiClient();
