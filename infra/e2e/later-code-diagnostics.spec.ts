import { testLaterCode } from './later-code.ts';
import { DIAGNOSTICS } from './later-code-visits.ts';

testLaterCode('diagnostics', 'somebody', DIAGNOSTICS);
