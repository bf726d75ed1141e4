export { createApiClient, type ApiClient } from './api/client.ts';
export { ApiError, unwrap, type ApiErrorKind } from './api/errors.ts';
export type { ApiPath, Schema } from './api/schemas.ts';
