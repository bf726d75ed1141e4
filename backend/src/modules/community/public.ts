export { CommunityExportQueries } from './adapters/export.queries.js';
export { AccountLeaves } from './use-cases/account-leaves.js';
export { CommunityModule } from './community.module.js';
export { CommunityExport } from './adapters/community-export.read-model.js';
export { LiveStreams } from './http/live-streams.js';
