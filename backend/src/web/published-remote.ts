import { createHash } from 'node:crypto';
import { CONTRACT_VERSION, runsOn } from '@sahaay/contracts/contract-version';
import { z } from 'zod';

/** Each file is waited for this many milliseconds. */
const PATIENCE = 10_000;
/** As many files are asked for at once. */
const AT_ONCE = 8;

const fileList = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
/** What is read of a manifest of Module Federation, `mf-manifest.json`. */
const manifestShape = z.object({
  metaData: z.object({
    publicPath: z.string().optional(),
    remoteEntry: z.object({ path: z.string(), name: z.string() }),
  }),
  exposes: z.array(z.object({ assets: z.object({ js: fileList, css: fileList }) })),
  wanted: z.array(z.string()).optional(),
  contractVersion: z.string().optional(),
  integrity: z.record(z.string(), z.string()).optional(),
});

/** One version of a remote: the address of its manifest, and the hash that this must have, `sha256-…`. */
export interface PublishedRemote {
  readonly manifest: string;
  readonly integrity?: string | undefined;
}

/** Thrown when a file cannot be asked for now, so that nothing is known about it. */
export class OutOfReach extends Error {}

/** Tells of content the hash by which browsers check it. */
export const hashOf = (content: Buffer): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Asks for the manifest of a version and for every file that it names.
 *
 * @param address the full address of the manifest
 * @returns the hash of the manifest
 * @throws OutOfReach when a file cannot be asked for now; Error, with a sentence, when one is missing or is another one, or when the
 *   shell cannot run this version
 */
export async function checkPublished(address: string, integrity?: string): Promise<string> {
  const content = await fetched(address, 'its manifest');
  const hash = hashOf(content);
  if (integrity !== undefined && integrity !== hash) throw new Error('its manifest is not the one that was deployed');
  const manifest = manifestIn(content);
  const { contractVersion: contract, integrity: hashes = {} } = manifest;
  if (contract !== undefined && !runsOn(contract, CONTRACT_VERSION))
    throw new Error(`it was built on contract ${contract}, and the shell here has ${CONTRACT_VERSION}`);
  const { publicPath } = manifest.metaData;
  const base = new URL(publicPath && publicPath !== 'auto' ? publicPath : address, address);
  const files = [...new Set([...filesOf(manifest), ...Object.keys(hashes)])];
  const check = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const found = hashOf(await fetched(new URL(file, base).href, file));
      if (hashes[file] !== undefined && hashes[file] !== found)
        throw new Error(`${file} is not the file that its manifest means`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, check));
  return hash;
}

function manifestIn(content: Buffer): z.output<typeof manifestShape> {
  try {
    return manifestShape.parse(JSON.parse(content.toString()));
  } catch {
    throw new Error('its manifest is none of Module Federation');
  }
}

function filesOf({ metaData, exposes, wanted = [] }: z.output<typeof manifestShape>): string[] {
  const named = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...js.async, ...css.sync, ...css.async]);
  return [metaData.remoteEntry.path + metaData.remoteEntry.name, ...named, ...wanted];
}

async function fetched(address: string, name: string): Promise<Buffer> {
  let response: Response;
  try {
    response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
    if (response.ok) return Buffer.from(await response.arrayBuffer());
  } catch {
    throw new OutOfReach(`${new URL(address).origin} cannot be reached`);
  }
  if (response.status >= 500) throw new OutOfReach(`${name} is answered with ${response.status}`);
  throw new Error(`${name} is not there (${response.status})`);
}
