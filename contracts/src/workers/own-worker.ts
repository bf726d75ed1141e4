import { scriptPolicy } from '../trusted-scripts/index.ts';

const isOurWorker = (address: string): boolean =>
  address.startsWith(`${location.origin}/`) && /-worker[.-]/.test(address);

/**
 * Makes the `Worker` of a remote, which starts only workers of its own files: browsers with Trusted Types let nothing
 * else through. Where it is used it goes by the name `Worker`, since Vite finds the file of a worker by the words
 * `new Worker(new URL(`.
 *
 * @param remote its name, with which the name of its policy ends
 */
export function workersOf(remote: string): new (file: URL, options: WorkerOptions) => Worker {
  let trusted: ((address: string) => string) | undefined;
  return function start(file: URL, options: WorkerOptions): Worker {
    // A page that loads a remote anew after a failure must not make its policy before it is needed.
    trusted ??= scriptPolicy(`sahaay-${remote}`, { test: isOurWorker });
    return new globalThis.Worker(trusted(file.href), options);
  } as unknown as new (file: URL, options: WorkerOptions) => Worker;
}
