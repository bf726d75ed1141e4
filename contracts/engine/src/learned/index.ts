/** The learned reader: it notices dangers that no rule was written for. */
export { createKindReader, LEARNED_KINDS, type LearnedKind } from './kinds.ts';
export { decodeModel, MODEL_VERSION, UnusableModel, type ReaderModel } from './model.ts';
export { noticeOf } from './notice.ts';
export type { PackedModels } from './packed-models.ts';
export { createReader, type LearnedReading } from './reader.ts';
