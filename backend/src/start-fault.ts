/**
 * Tells the operator why the product cannot start: in one or two sentences that name what is at fault and what to do,
 * without secrets.
 */
export class StartFault extends Error {
  override readonly name = 'StartFault';
}

/** Tells that a disk is full, so that nothing can start until somebody frees space. */
export class FullDisk extends StartFault {}
