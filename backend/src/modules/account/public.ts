export { Account, emailKey } from './domain/account.js';
export { AlreadyTaken } from './domain/already-taken.js';
export { completeProfile, type UncheckedProfile } from './domain/profile.js';
export { AccountEntity } from './adapters/account.entity.js';
export { AccountQueries } from './adapters/account.queries.js';
export { AccountStore, type AccountAccess, type GoogleOwner } from './adapters/account.store.js';
export { AccountModule } from './account.module.js';
export { User } from './adapters/user.read-model.js';
export { UserAnswer } from './http/user.dto.js';
