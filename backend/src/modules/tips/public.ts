export { KeptTipsQueries } from './adapters/kept-tips.queries.js';
export { ExportedTips } from './adapters/exported-tips.read-model.js';
export { TipsModule } from './tips.module.js';
