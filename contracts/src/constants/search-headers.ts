/** The header of a search's answer that says how far from the position the server looked, in metres. */
export const SEARCH_RADIUS_HEADER = 'Search-Radius';
/**
 * The header of a search's answer that is `unknown` when nothing was found because nobody ever recorded places here,
 * and `known` otherwise.
 */
export const SEARCH_COVERAGE_HEADER = 'Search-Coverage';
