import type { FileRecord } from './file-record.js';
import { osmTagsOf } from '../records/osm-tags.js';
import { readBlocks } from './pbf-blocks.js';
import { visitBlock, type Kinds, type Member, type PbfVisitor, type TagFilter } from './pbf-entities.js';
import { BoxOfPoints, IdSet, KnownPoints } from './pbf-points.js';
import { PLACE_CATEGORIES } from '../../../directory/public.js';

/** The share of the work that each sweep over the file is, measured on an extract of a country. */
const SWEEPS = 4;

/**
 * Reads the places of an OSM PBF file as elements with a centre, as Overpass writes them. Ways and relations hold
 * only references, so the file is swept four times: for what relations refer to, for what ways refer to, for the
 * positions of those nodes, and for the ways and relations themselves. Kept in memory are sixteen bytes for each
 * referred node. The first sweep reads all, so nothing is imported of a file that breaks off.
 *
 * @param onDone told the share of the work that is done
 */
export async function* readPbf(
  file: string,
  size: number,
  onDone: (share: number) => void,
): AsyncGenerator<FileRecord> {
  const kinds = new Map<number, Kinds>();
  let sweep = 0;
  let number = 0;

  async function* swept(visitor: PbfVisitor, ...of: (keyof Kinds)[]): AsyncGenerator<void> {
    const wanted = (offset: number) => of.length === 0 || of.some((kind) => kinds.get(offset)?.[kind] === true);
    for await (const { offset, end, content } of readBlocks(file, wanted)) {
      kinds.set(offset, visitBlock(content, WANTED_TAGS, visitor));
      onDone((sweep + end / size) / SWEEPS);
      yield;
    }
    sweep += 1;
  }
  const sweepAll = async (visitor: PbfVisitor, ...of: (keyof Kinds)[]) => {
    for await (const _ of swept(visitor, ...of));
  };

  const memberWays = new IdSet();
  const nodes = new IdSet();
  await sweepAll({
    relation: (_, members, tags) => {
      if (!tags()) return;
      for (const { type, id } of members) if (type !== 'relation') (type === 'way' ? memberWays : nodes).add(id);
    },
  });
  memberWays.close();
  await sweepAll({ way: (id, refs, tags) => (memberWays.has(id) || tags()) && nodes.addAll(refs) }, 'ways');
  nodes.close();

  const points = new KnownPoints(nodes);
  let found: object[] = [];
  const numbered = () => {
    const records = found.map((element) => ({ number: ++number, json: JSON.stringify(element) }));
    found = [];
    return records;
  };
  const onNode: PbfVisitor = {
    node: (id, lat, lon, readTags) => {
      points.learn(id, lat, lon);
      const tags = readTags();
      if (tags) found.push({ type: 'node', id, lat, lon, tags });
    },
  };
  for await (const _ of swept(onNode, 'nodes')) yield* numbered();

  const boxes = new Map<number, BoxOfPoints>();
  const relations: { id: number; members: readonly Member[]; tags: Record<string, string> }[] = [];
  const onShape: PbfVisitor = {
    way: (id, refs, readTags) => {
      const tags = readTags();
      if (!tags && !memberWays.has(id)) return;
      const box = new BoxOfPoints();
      for (const ref of refs) box.add(points.of(ref));
      if (memberWays.has(id)) boxes.set(id, box);
      if (tags) found.push({ type: 'way', id, center: box.middle, tags });
    },
    relation: (id, members, readTags) => {
      const tags = readTags();
      if (tags) relations.push({ id, members, tags });
    },
  };
  for await (const _ of swept(onShape, 'ways', 'relations')) yield* numbered();
  for (const { id, members, tags } of relations) {
    const box = new BoxOfPoints();
    for (const member of members) {
      if (member.type === 'node') box.add(points.of(member.id));
      else if (member.type === 'way') box.include(boxes.get(member.id));
    }
    found.push({ type: 'relation', id, center: box.middle, tags });
  }
  yield* numbered();
}

const WANTED_TAGS: TagFilter = new Map(
  [...new Set(PLACE_CATEGORIES.flatMap((category) => osmTagsOf(category).map(([key]) => key)))].map((key) => [
    key,
    new Set(
      PLACE_CATEGORIES.flatMap((category) => osmTagsOf(category).flatMap(([k, values]) => (k === key ? values : []))),
    ),
  ]),
);
