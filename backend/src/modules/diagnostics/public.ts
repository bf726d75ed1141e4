// Commands run this from its sources, by Node alone, which knows no decorators: the Nest module is imported from its own file.
export { countReviewed, provenance } from './adapters/knowledge-base/provenance.js';
export { SpecialtyLookup } from './adapters/knowledge-base/specialty-for-condition.js';
