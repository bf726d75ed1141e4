/** Header of a search's answer: how far round the position it was looked, in metres. */
export const SEARCH_RADIUS_HEADER = 'Search-Radius';
/** Header of a search's answer: `unknown` when nothing was found since nobody ever recorded places here, else `known`. */
export const SEARCH_COVERAGE_HEADER = 'Search-Coverage';
