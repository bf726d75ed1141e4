/** The specification's sentence for every position that cannot be found. */
export const LOCATION_NOT_FOUND = 'Could not find the specified location. Please try again.';
