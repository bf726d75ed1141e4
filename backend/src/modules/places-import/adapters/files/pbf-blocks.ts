import { open, type FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { PbfReader } from 'pbf';
import { BREAKS_OFF, UnreadableFile } from './file-record.js';
import { asTheFormatSays } from './pbf-damage.js';

/** The specification's limits for the head of a block and for its content, bytes. */
const HEAD_AT_MOST = 64 * 1024;
const CONTENT_AT_MOST = 32 * 1024 * 1024;
const UNDERSTOOD = new Set(['OsmSchema-V0.6', 'DenseNodes']);
const DAMAGED = 'it is damaged: a block of it cannot be unpacked';

const unpack = promisify(inflate);

/** A block of an OSM PBF file: where it stands, and its unpacked content. */
export interface PbfBlock {
  readonly offset: number;
  /** Where the next block begins. */
  readonly end: number;
  readonly content: Uint8Array;
}

/**
 * Reads the blocks of data one after the other; `wanted` may pass over some without unpacking them.
 *
 * @throws UnreadableFile when the file breaks off, is damaged, or needs what is not understood here
 */
export async function* readBlocks(
  file: string,
  wanted: (offset: number) => boolean = () => true,
): AsyncGenerator<PbfBlock> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    for (let offset = 0; offset < size;) {
      const { type, start, end } = await readHead(handle, offset, size);
      if (type === 'OSMHeader') checkFeatures(await readContent(handle, start, end));
      if (type === 'OSMData' && wanted(offset)) yield { offset, end, content: await readContent(handle, start, end) };
      offset = end;
    }
  } finally {
    await handle.close();
  }
}

async function readHead(handle: FileHandle, offset: number, size: number) {
  const length = (await bytes(handle, offset, 4)).readUInt32BE();
  if (length > HEAD_AT_MOST) throw new UnreadableFile(DAMAGED);
  const head = new PbfReader(await bytes(handle, offset + 4, length));
  const { type, content } = asTheFormatSays(() =>
    head.readFields(
      (field, found, pbf) => {
        if (field === 1) found.type = pbf.readString();
        else if (field === 3) found.content = pbf.readVarint();
      },
      { type: '', content: 0 },
    ),
  );
  const start = offset + 4 + length;
  if (start + content > size) throw new UnreadableFile(BREAKS_OFF);
  return { type, start, end: start + content };
}

async function readContent(handle: FileHandle, start: number, end: number): Promise<Uint8Array> {
  if (end - start > CONTENT_AT_MOST) throw new UnreadableFile(DAMAGED);
  const empty: { raw?: Uint8Array; zlib?: Uint8Array; otherwise?: boolean } = {};
  const reader = new PbfReader(await bytes(handle, start, end - start));
  const blob = asTheFormatSays(() =>
    reader.readFields((field, found, pbf) => {
      if (field === 1) found.raw = pbf.readBytes();
      else if (field === 3) found.zlib = pbf.readBytes();
      else if (field >= 4) found.otherwise = true;
    }, empty),
  );
  if (blob.raw) return blob.raw;
  if (blob.zlib) {
    return unpack(blob.zlib, { maxOutputLength: CONTENT_AT_MOST }).catch(() => {
      throw new UnreadableFile(DAMAGED);
    });
  }
  throw new UnreadableFile(
    blob.otherwise ? 'its blocks are not compressed with zlib; write it anew: osmium cat FILE -o NEW.osm.pbf' : DAMAGED,
  );
}

function checkFeatures(header: Uint8Array): void {
  const features = asTheFormatSays(() =>
    new PbfReader(header).readFields((field, found, pbf) => {
      if (field === 4) found.push(pbf.readString());
    }, [] as string[]),
  );
  const strange = features.find((feature) => !UNDERSTOOD.has(feature));
  if (strange !== undefined) throw new UnreadableFile(`it needs a feature that is not understood here: ${strange}`);
}

async function bytes(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, position);
  if (bytesRead < length) throw new UnreadableFile(BREAKS_OFF);
  return buffer;
}
