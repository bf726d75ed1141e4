import { randomInt } from 'node:crypto';
import { statSync } from 'node:fs';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { checkPublished, OutOfReach, type PublishedRemote } from './published-remote.js';
import { readRemotesFile, reasonOf, type RemoteName, type RemotesFile } from './remotes-file.js';

/** A change of the file is seen within this time, in milliseconds. */
const LOOK_AGAIN = 1000;
/** A version that is out of reach is asked for again after this time, in milliseconds. */
const ASK_AGAIN = 10_000;
/** Chooses versions by hand, such as `community:1.3 diagnostics:2.0`: for whoever tries a version before others get it. */
const CHOSEN = 'sahaay_remotes';
/** A number from 0 to 99 that a browser keeps, so that it gets the same version each time. It tells nobody who it is. */
const SHARE = 'sahaay_share';
const SHARE_LASTS = 30 * 24 * 3_600_000;

/** A remote, and where its manifest is. */
export interface RemoteEntry {
  readonly name: string;
  readonly entry: string;
  /** The hash that the manifest must have. */
  readonly integrity?: string;
}

/**
 * Says which version of each remote a browser gets. By default it is the one that the settings name. `REMOTES_FILE`
 * names a file that a deployment changes while the product runs: versions side by side, one of them for some, and the
 * way back. Each version is taken once all its files were found to be what they should be. A file that is wrong changes
 * nothing; the log says why.
 */
export class Remotes {
  private deployed: RemotesFile = {};
  private seen = '';
  private lookAt = 0;
  /** True once a file was taken. Before that there is nothing that could go on. */
  private isTaken = false;
  private looking = Promise.resolve();
  /** The versions whose files were all there. */
  private readonly checked = new Set<string>();

  constructor(
    private readonly config: Pick<Config, 'remotes' | 'remotesFile' | 'publicUrl'>,
    private readonly logger: Pick<Logger, 'warn' | 'info'>,
  ) {
    void this.look();
  }

  /** Chooses for one browser. It may set a cookie, by which the browser gets the same again. */
  async listFor(request: Request, response: Response): Promise<RemoteEntry[]> {
    // The first file is waited for. Later ones take their time, and what was before goes on meanwhile.
    const looked = this.look();
    if (this.seen === '') await looked;
    return this.chosenFor(request, response);
  }

  private chosenFor(request: Request, response: Response): RemoteEntry[] {
    const cookies = cookiesOf(request);
    const chosen = new Map(
      (cookies.get(CHOSEN) ?? '').split(' ').map((pair) => pair.split(':', 2) as [string, string]),
    );
    const share = Object.values(this.deployed).some(({ canary }) => canary) ? this.shareOf(cookies, response) : 0;
    return this.config.remotes.map(({ name, entry }) => {
      const known = this.deployed[name as RemoteName];
      if (!known) return { name, entry };
      const { versions, current, canary } = known;
      const asked = chosen.get(name);
      if (asked !== undefined && Object.hasOwn(versions, asked)) return entryOf(name, versions[asked]!);
      const version = canary && share < canary.percent ? canary.version : current;
      return entryOf(name, versions[version]!);
    });
  }

  private shareOf(cookies: ReadonlyMap<string, string>, response: Response): number {
    const kept = cookies.get(SHARE);
    if (kept !== undefined && /^\d{1,2}$/.test(kept)) return Number(kept);
    const share = randomInt(100);
    response.cookie(SHARE, String(share), {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.publicUrl.startsWith('https:'),
      maxAge: SHARE_LASTS,
    });
    return share;
  }

  /** Reads the file when it has changed. */
  private look(): Promise<void> {
    const file = this.config.remotesFile;
    if (file === null || performance.now() < this.lookAt) return this.looking;
    this.lookAt = Infinity;
    this.looking = this.takeWhenChanged(file).then((wait) => void (this.lookAt = performance.now() + wait));
    return this.looking;
  }

  /** @returns after how many milliseconds to look again */
  private async takeWhenChanged(file: string): Promise<number> {
    const seen = stateOf(file);
    if (seen === this.seen) return LOOK_AGAIN;
    let isOutOfReach = false;
    try {
      const read = readRemotesFile(file);
      this.refuseOtherOrigins(read);
      isOutOfReach = await this.check(read);
      this.deployed = read;
      this.isTaken = true;
      this.logger.info('REMOTES_FILE was read');
    } catch (error) {
      isOutOfReach = error instanceof OutOfReach;
      this.logger.warn(`REMOTES_FILE is not used, and what was before goes on: ${reasonOf(error)}`);
    }
    this.seen = isOutOfReach ? this.seen || 'out of reach' : seen;
    return isOutOfReach ? ASK_AGAIN : LOOK_AGAIN;
  }

  /**
   * Asks for all files of the versions that are new.
   *
   * @returns whether some are out of reach and are taken all the same, since nothing was there before
   * @throws Error with a sentence when a version cannot be used; OutOfReach when nothing is known about it
   */
  private async check(read: RemotesFile): Promise<boolean> {
    let isOutOfReach = false;
    for (const [name, { versions }] of Object.entries(read))
      for (const [version, published] of Object.entries(versions)) {
        const key = `${published.manifest} ${published.integrity}`;
        if (this.checked.has(key)) continue;
        try {
          await checkPublished(new URL(published.manifest, this.config.publicUrl).href, published.integrity);
          this.checked.add(key);
        } catch (error) {
          const sentence = `${name} ${version}: ${reasonOf(error)}`;
          if (!(error instanceof OutOfReach)) throw new Error(sentence, { cause: error });
          if (this.isTaken) throw new OutOfReach(sentence, { cause: error });
          isOutOfReach = true;
          this.logger.warn(
            `REMOTES_FILE is used before its versions were looked at, since nothing else is known: ${sentence}`,
          );
        }
      }
    return isOutOfReach;
  }

  private refuseOtherOrigins(read: RemotesFile): void {
    for (const [name, { versions }] of Object.entries(read))
      for (const [version, { manifest }] of Object.entries(versions))
        if (!this.allowed().has(originOf(manifest, this.config.publicUrl)))
          throw new Error(
            `${name} ${version} is at an origin from which pages may not load code; let REMOTE_${name.toUpperCase()}_URL name it, and restart`,
          );
  }

  /** The origins that the content security policy lets pages load from, which only the settings decide. */
  private allowed(): ReadonlySet<string | undefined> {
    const { publicUrl, remotes } = this.config;
    return new Set([originOf('/', publicUrl), ...remotes.map(({ entry }) => originOf(entry, publicUrl))]);
  }
}

const entryOf = (name: string, { manifest, integrity }: PublishedRemote): RemoteEntry => ({
  name,
  entry: manifest,
  ...(integrity && { integrity }),
});

/** What tells one state of the file from another. */
function stateOf(file: string): string {
  try {
    const { mtimeMs, ino, size } = statSync(file);
    return `${mtimeMs} ${ino} ${size}`;
  } catch {
    return 'nothing to read';
  }
}

function originOf(address: string, base: string): string | undefined {
  return URL.canParse(address, base) ? new URL(address, base).origin : undefined;
}

function cookiesOf({ headers: { cookie = '' } }: Request): ReadonlyMap<string, string> {
  const pairs = cookie.split(';').map((pair) => pair.trim().split('=', 2) as [string, string?]);
  return new Map(pairs.map(([name, value = '']) => [name, value.replaceAll('%20', ' ').replaceAll('%3A', ':')]));
}
