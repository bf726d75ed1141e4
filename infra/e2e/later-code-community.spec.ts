import { COMMUNITY, testLaterCode } from './later-code.ts';

testLaterCode('community', 'somebody', COMMUNITY);
