import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { putInPlace } from '../put-in-place.js';
import { checkPublished, type PublishedRemote } from './published-remote.js';
import {
  readRemotesFile,
  reasonOf,
  REMOTE_NAMES,
  type Deployed,
  type RemoteName,
  type RemotesFile,
} from './remotes-file.js';

/** How the command is used, one line for each thing that it does. */
const USAGE = `npm run remotes                                            who gets what
npm run remotes -- deploy community 1.3 ADDRESS            looks at all files of the version, and adds it for nobody yet
npm run remotes -- canary community 1.3 5                  gives it to 5 of 100 browsers (0: to none any more)
npm run remotes -- use community 1.3                       gives it to everybody; the way back is the same command
npm run remotes -- remove community 1.1                    forgets a version that nobody gets any more`;

/**
 * Does one thing to the file of the remotes, in one step, so that nobody reads half of it.
 *
 * @param file the absolute path of REMOTES_FILE
 * @param args the words of the command, as in `USAGE`
 * @param publicUrl what addresses such as `/remotes/community/1.3/mf-manifest.json` belong to
 * @returns what is so from now on, in words for operators
 * @throws Error with a sentence; nothing is changed then
 */
export async function changeRemotes(file: string, args: readonly string[], publicUrl: string): Promise<string> {
  const remotes = existsSync(file) ? readRemotesFile(file) : {};
  if (args.length === 0) return told(remotes);
  const [what, name, version = '', more = ''] = args;
  if (!isName(name))
    throw new Error(`There is no remote "${name ?? ''}", only ${REMOTE_NAMES.join(' and ')}.\n${USAGE}`);
  const changed: RemotesFile = {
    ...remotes,
    [name]: await changedBy(what, { name, version, more, publicUrl }, remotes[name]),
  };
  await writeFile(`${file}.new`, `${JSON.stringify({ remotes: changed }, null, 2)}\n`, { flush: true });
  // What the server would refuse never takes the place of what it has.
  try {
    readRemotesFile(`${file}.new`);
  } catch (error) {
    throw new Error(`Nothing is changed: ${reasonOf(error)}`, { cause: error });
  }
  await putInPlace(`${file}.new`, file);
  return told(changed);
}

const isName = (name: string | undefined): name is RemoteName => REMOTE_NAMES.some((known) => known === name);

interface Asked {
  readonly name: RemoteName;
  readonly version: string;
  readonly more: string;
  readonly publicUrl: string;
}

async function changedBy(what: string | undefined, asked: Asked, now: Deployed | undefined): Promise<Deployed> {
  const { version, more } = asked;
  if (what === 'deploy') {
    const published = await lookedAt(asked);
    return now
      ? { ...now, versions: { ...now.versions, [version]: published } }
      : { versions: { [version]: published }, current: version };
  }
  if (!now || !Object.hasOwn(now.versions, version))
    throw new Error(`Version "${version}" of ${asked.name} is not deployed.`);
  const { canary, ...rest } = now;
  if (what === 'use') return { ...rest, current: version };
  if (what === 'canary') return more === '0' ? rest : { ...rest, canary: { version, percent: Number(more) } };
  if (what !== 'remove') throw new Error(USAGE);
  if ([now.current, canary?.version].includes(version))
    throw new Error(`People get version ${version}: give them another one first.`);
  const { [version]: _gone, ...versions } = now.versions;
  return { ...now, versions };
}

async function lookedAt({ version, more, publicUrl }: Asked): Promise<PublishedRemote> {
  if (!URL.canParse(more, publicUrl)) throw new Error(`"${more}" is no address of a manifest.\n${USAGE}`);
  try {
    return { manifest: more, integrity: await checkPublished(new URL(more, publicUrl).href) };
  } catch (error) {
    throw new Error(`Version ${version} is not deployed: ${(error as Error).message}.`, { cause: error });
  }
}

const told = (remotes: RemotesFile): string =>
  Object.entries(remotes)
    .map(([name, { versions, current, canary }]) => {
      const some = canary ? `; ${canary.percent} of 100 get ${canary.version}` : '';
      return `${name}: everybody gets ${current}${some}; deployed are ${Object.keys(versions).join(', ')}`;
    })
    .join('\n') || 'No remote is in the file: each is where its setting says.';
