/** The learned reader: it notices dangers that no rule was written for. */
export { createKindReader, LEARNED_KINDS, type LearnedKind } from './kinds.ts';
export { decodeModel, MODEL_VERSION, UnusableModel, type ReaderModel } from './model.ts';
export { LEARNED_MODELS, noticeOf } from './notice.ts';
export { createReader, type LearnedReading } from './reader.ts';
