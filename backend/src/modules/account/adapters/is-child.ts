import { ADULT_AGE } from '@sahaay/contracts/constants';

/** Whether an account is a child's, by the date of birth that its person gave; without one it is an adult's. */
export const IS_CHILD = `coalesce(dob > (now() at time zone 'utc')::date - interval '${ADULT_AGE} years', false)`;
