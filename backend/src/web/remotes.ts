import { randomInt } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Config } from '../config.js';

/** A change of the file is seen within this time, in milliseconds. */
const LOOK_AGAIN = 1000;
/** Chooses versions by hand, such as `community:1.3 diagnostics:2.0`: for whoever tries a version before others get it. */
const CHOSEN = 'sahaay_remotes';
/** A number from 0 to 99 that a browser keeps, so that it gets the same version each time. It tells nobody who it is. */
const SHARE = 'sahaay_share';
const SHARE_LASTS = 30 * 24 * 3_600_000;

const NAMES = ['diagnostics', 'community'] as const;
type Name = (typeof NAMES)[number];

const deployed = z
  .strictObject({
    /** The address of the manifest of each version that is deployed. */
    versions: z.record(z.string().regex(/^[\w.-]{1,40}$/), z.string()),
    /** The version that everybody gets. */
    current: z.string(),
    /** The version that some get: this many of a hundred browsers, and whoever chose it. */
    canary: z.strictObject({ version: z.string(), percent: z.number().min(0).max(100) }).optional(),
  })
  .superRefine(({ versions, current, canary }, context) => {
    for (const version of [current, canary?.version])
      if (version !== undefined && !Object.hasOwn(versions, version))
        context.addIssue({ code: 'custom', message: `version ${version} is not among its versions` });
  });
const content = z.strictObject({ remotes: z.partialRecord(z.enum(NAMES), deployed) });

type Deployed = z.output<typeof deployed>;

/** A remote, and where its manifest is. */
export interface RemoteEntry {
  readonly name: string;
  readonly entry: string;
}

/**
 * Says which version of each remote a browser gets. By default it is the one that the settings name. `REMOTES_FILE`
 * names a file that a deployment changes while the product runs: versions side by side, one of them for some, and the
 * way back. A file that is wrong changes nothing; the log says why.
 */
export class Remotes {
  private deployed: Partial<Record<Name, Deployed>> = {};
  private seen = '';
  private lookAt = 0;

  constructor(
    private readonly config: Pick<Config, 'remotes' | 'remotesFile' | 'publicUrl'>,
    private readonly logger: Pick<Logger, 'warn' | 'info'>,
  ) {}

  /** Chooses for one browser. It may set a cookie, by which the browser gets the same again. */
  listFor(request: Request, response: Response): RemoteEntry[] {
    this.look();
    const cookies = cookiesOf(request);
    const chosen = new Map(
      (cookies.get(CHOSEN) ?? '').split(' ').map((pair) => pair.split(':', 2) as [string, string]),
    );
    const share = Object.values(this.deployed).some(({ canary }) => canary) ? this.shareOf(cookies, response) : 0;
    return this.config.remotes.map(({ name, entry }) => {
      const known = this.deployed[name as Name];
      if (!known) return { name, entry };
      const { versions, current, canary } = known;
      const asked = chosen.get(name);
      if (asked !== undefined && Object.hasOwn(versions, asked)) return { name, entry: versions[asked]! };
      const version = canary && share < canary.percent ? canary.version : current;
      return { name, entry: versions[version]! };
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
  private look(): void {
    const file = this.config.remotesFile;
    if (file === null || performance.now() < this.lookAt) return;
    this.lookAt = performance.now() + LOOK_AGAIN;
    const { mtimeMs, ino, size } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0, ino: 0, size: -1 };
    const seen = `${mtimeMs} ${ino} ${size}`;
    if (seen === this.seen) return;
    this.seen = seen;
    try {
      this.deployed = this.read(file);
      this.logger.info('REMOTES_FILE was read');
    } catch (error) {
      this.logger.warn(`REMOTES_FILE is not used, and what was before goes on: ${reasonOf(error)}`);
    }
  }

  private read(file: string): Partial<Record<Name, Deployed>> {
    const { remotes } = content.parse(JSON.parse(readFileSync(file, 'utf8')));
    for (const [name, { versions }] of Object.entries(remotes))
      for (const [version, address] of Object.entries(versions)) {
        const origin = originOf(address, this.config.publicUrl);
        if (!this.allowed().has(origin))
          throw new Error(
            `${name} ${version} is at an origin from which pages may not load code; let REMOTE_${name.toUpperCase()}_URL name it, and restart`,
          );
      }
    return remotes;
  }

  /** The origins that the content security policy lets pages load from, which only the settings decide. */
  private allowed(): ReadonlySet<string | undefined> {
    const { publicUrl, remotes } = this.config;
    return new Set([originOf('/', publicUrl), ...remotes.map(({ entry }) => originOf(entry, publicUrl))]);
  }
}

function originOf(address: string, base: string): string | undefined {
  return URL.canParse(address, base) ? new URL(address, base).origin : undefined;
}

function cookiesOf({ headers: { cookie = '' } }: Request): ReadonlyMap<string, string> {
  const pairs = cookie.split(';').map((pair) => pair.trim().split('=', 2) as [string, string?]);
  return new Map(pairs.map(([name, value = '']) => [name, value.replaceAll('%20', ' ').replaceAll('%3A', ':')]));
}

/** Says what is wrong with the file, in words for operators. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`).join('; ');
  if (error instanceof SyntaxError) return 'it is no JSON';
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? 'it is not there' : message;
}
