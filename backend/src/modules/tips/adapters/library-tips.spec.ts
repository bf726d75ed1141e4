import { LibraryTips } from './library-tips.js';
import { describeTipSource } from './tip-source.contract.js';

describeTipSource('the library', () => new LibraryTips());
