import type { RemoteName } from '@sahaay/contracts/shell';
import type { PublicConfig } from '../config/public-config.ts';

/** Where a remote is, and what it was built for. */
export interface FoundRemote {
  /** The address of its federation entry. */
  readonly entry: string;
  readonly shared: readonly { readonly name: string; readonly requiredVersion?: string }[];
  /** The contract that it was built on, if its manifest tells. */
  readonly contractVersion?: string | undefined;
  /** The hash that each of its files of code and style must have, by its address. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Resolves when its first files are here and are the right ones, and rejects when one is not. */
  readonly whole: Promise<unknown>;
}

/** What `early.js` leaves for the app. It asks for what the page needs before the app has loaded. */
export interface Early {
  /** The answers of the API by path. */
  readonly answers: Record<string, Promise<Response>>;
  readonly remotes: Partial<Record<RemoteName, Promise<FoundRemote>>>;
  /** The version of each remote that was looked for, once it is known. */
  readonly versions: Partial<Record<RemoteName, string>>;
  /** `/config.json`, on pages that need it before they are drawn, once it is here. */
  config?: PublicConfig;
  readonly findRemote: (name: RemoteName) => Promise<FoundRemote>;
  /** Lets code of ours through, see `scriptPolicy`. */
  readonly trusted: (address: string) => string;
}

declare global {
  interface Window {
    sahaayEarly: Early;
    /** The hashes of all files of remotes, by which remotes check what they fetch later (`@sahaay/kit/whole-files`). */
    sahaayHashes?: Readonly<Record<string, string>>;
  }
}

/** Takes an answer over. Each is taken once, since a second question wants a new answer. */
function take<Answer>(answers: Partial<Record<string, Promise<Answer>>>, key: string): Promise<Answer> | undefined {
  const answer = answers[key];
  delete answers[key];
  return answer;
}

/** Sends a call to the API, unless its answer is under way already. */
export function send(request: Request): Promise<Response> {
  const early = request.method === 'GET' && take(window.sahaayEarly.answers, new URL(request.url).pathname);
  return early || fetch(request);
}

/** Forgets the answers for somebody who has left, since they are for nobody else. */
export function forgetEarlyAnswers(): void {
  for (const path of Object.keys(window.sahaayEarly.answers)) delete window.sahaayEarly.answers[path];
}

/**
 * Reads where a remote is now, from `/remotes.json` and its manifest, and has the browser fetch its files.
 *
 * @throws Error when either cannot be read in time
 */
export function findRemote(name: RemoteName): Promise<FoundRemote> {
  return take(window.sahaayEarly.remotes, name) ?? window.sahaayEarly.findRemote(name);
}
