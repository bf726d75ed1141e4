import { describeShare } from './together.js';

describeShare(import.meta.filename);
