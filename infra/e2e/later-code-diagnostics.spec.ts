import { DIAGNOSTICS, testLaterCode } from './later-code.ts';

testLaterCode('diagnostics', 'somebody', DIAGNOSTICS);
