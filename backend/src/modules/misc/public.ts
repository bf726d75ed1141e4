export { KeptTipsQueries } from './adapters/kept-tips.queries.js';
export { ExportedTips } from './http/exported-tips.dto.js';
export { MiscModule } from './misc.module.js';
