import { sdk } from './shared/telemetry/sdk.js';
export const started = sdk;
