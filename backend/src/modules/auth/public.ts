export { PasskeyQueries } from './adapters/passkey.queries.js';
export { Passkey } from './adapters/passkey.read-model.js';
export { SecondFactorQueries } from './adapters/second-factor.queries.js';
export { SecondFactorState } from './adapters/second-factor-state.read-model.js';
export { AuthModule } from './auth.module.js';
