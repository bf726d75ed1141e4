export { PostsQueries } from './adapters/posts.queries.js';
export { CommunityModule } from './community.module.js';
export { CommunityExport } from './adapters/exported-posts.read-model.js';
