export { whenIdle } from './when-idle.ts';

/** A module whose code is fetched when it is first wanted. */
export interface Late<Module> {
  /** What is here already, with all that it waited for. */
  readonly here: Module | undefined;
  /**
   * Fetches the code. Callers share one attempt. It resolves to undefined when that failed, and the next call tries
   * again; it never rejects.
   */
  get(): Promise<Module | undefined>;
}

/**
 * The one way to fetch code that is not part of the first load: `late(() => import('./part.tsx'))`. On a bad line such
 * a file often cannot be fetched. The type makes each caller say what shows then, so nothing else breaks.
 * `infra/checks/late-code.ts` finds code that is fetched in any other way.
 *
 * @param beside fetches, at the same time, what the code waits for and can do without: its texts in another language
 *   (`Texts.beside`). It never rejects
 */
export function late<Module>(load: () => Promise<Module>, beside?: () => Promise<unknown>): Late<Module> {
  let here: Module | undefined;
  let attempt: Promise<Module | undefined> | undefined;
  return {
    get here() {
      return here;
    },
    async get() {
      // What did not come beside the code is asked for at each call.
      const waitedFor = beside?.();
      attempt ??= load().catch(() => (attempt = undefined));
      const [module] = await Promise.all([attempt, waitedFor]);
      here ??= module;
      return here;
    },
  };
}
