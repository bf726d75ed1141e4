// Commands run this from its sources, by Node alone, which knows no decorators: the Nest module is imported from its own file.
export { SpecialtyLookup } from '@sahaay/engine';
export { countReviewed, provenance } from '@sahaay/engine/shipped';
