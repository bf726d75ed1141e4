const forgetters = new Set<() => void>();
let rememberedFor: string | undefined;

/** Has `forget` run when the person in front of the screen is no longer the one who wrote what a store keeps. */
export function forgetWithPerson(forget: () => void): void {
  forgetters.add(forget);
}

export function forgetEverything(): void {
  for (const forget of forgetters) forget();
}

/**
 * Forgets what the stores keep when somebody else is signed in now.
 *
 * @param userId undefined while nobody is signed in, or before it is known who is
 */
export function rememberOnlyFor(userId: string | undefined): void {
  if (rememberedFor && rememberedFor !== userId) forgetEverything();
  rememberedFor = userId;
}
