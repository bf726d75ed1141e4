import { COMMUNITY, testLaterCode } from './later-code.ts';

testLaterCode('somebody', COMMUNITY);
