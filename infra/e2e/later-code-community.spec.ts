import { testLaterCode } from './later-code.ts';
import { COMMUNITY } from './later-code-visits.ts';

testLaterCode('community', 'somebody', COMMUNITY);
