/** Why the product cannot start: one sentence or two for who runs it, with what is at fault by name and what to do. No secrets. */
export class StartFault extends Error {
  override readonly name = 'StartFault';
}
