import { DIAGNOSTICS, testLaterCode } from './later-code.ts';

testLaterCode('somebody', DIAGNOSTICS);
