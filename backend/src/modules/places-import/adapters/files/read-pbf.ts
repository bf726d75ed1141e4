import { PLACE_CATEGORIES } from '../../../directory/public.js';
import { osmTagsOf } from '../records/osm-tags.js';
import type { FileRecord } from './file-record.js';
import { readBlocks } from './pbf-blocks.js';
import { visitBlock, type Kinds, type Member, type PbfVisitor, type TagFilter } from './pbf-entities.js';
import { BoxOfPoints, IdSet, KnownPoints } from './pbf-points.js';

/** A file is swept this many times, and each sweep is about the same share of the work. */
const SWEEPS = 4;

/** Goes once over the blocks that hold entities of these kinds (of all kinds when none is named), and yields after each. */
type Sweep = (visitor: PbfVisitor, ...of: readonly (keyof Kinds)[]) => AsyncGenerator<void>;

/**
 * Reads the places of an OSM PBF file as elements with a centre, as Overpass writes them. Ways and relations hold only
 * references, so the file is swept four times: for what relations refer to, for what ways refer to, for the positions
 * of those nodes, and for the ways and relations themselves. The memory holds sixteen bytes for each node that something
 * refers to. The first sweep reads the whole file, so nothing is imported of a file that breaks off.
 *
 * @param onDone is told which share of the work is done
 */
export async function* readPbf(
  file: string,
  size: number,
  onDone: (share: number) => void,
): AsyncGenerator<FileRecord> {
  const sweep = sweepsOver(file, size, onDone);
  const { ways: memberWays, nodes } = await membersOfRelations(sweep);
  await addNodesOfWays(sweep, memberWays, nodes);
  const points = new KnownPoints(nodes);
  let number = 0;
  for (const elements of [placesAtNodes(sweep, points), placesWithShape(sweep, points, memberWays)])
    for await (const element of elements) yield { number: ++number, json: JSON.stringify(element) };
}

/** Remembers which kinds of entities each block holds, so that later sweeps unpack only the blocks that they need. */
function sweepsOver(file: string, size: number, onDone: (share: number) => void): Sweep {
  const kinds = new Map<number, Kinds>();
  let swept = 0;
  return async function* (visitor, ...of) {
    const wanted = (offset: number) => of.length === 0 || of.some((kind) => kinds.get(offset)?.[kind] === true);
    for await (const { offset, end, content } of readBlocks(file, wanted)) {
      kinds.set(offset, visitBlock(content, WANTED_TAGS, visitor));
      onDone((swept + end / size) / SWEEPS);
      yield;
    }
    swept += 1;
  };
}

async function finish(sweep: AsyncGenerator<void>): Promise<void> {
  for await (const _ of sweep);
}

/** The first sweep collects the ways and nodes of which relations that are places consist. */
async function membersOfRelations(sweep: Sweep): Promise<{ ways: IdSet; nodes: IdSet }> {
  const [ways, nodes] = [new IdSet(), new IdSet()];
  const relation: PbfVisitor['relation'] = (_, members, tags) => {
    if (!tags()) return;
    for (const { type, id } of members) if (type !== 'relation') (type === 'way' ? ways : nodes).add(id);
  };
  await finish(sweep({ relation }));
  ways.close();
  return { ways, nodes };
}

/** The second sweep adds the nodes of ways that are places or belong to one. */
async function addNodesOfWays(sweep: Sweep, memberWays: IdSet, nodes: IdSet): Promise<void> {
  const way: PbfVisitor['way'] = (id, refs, tags) => {
    if (memberWays.has(id) || tags()) nodes.addAll(refs);
  };
  await finish(sweep({ way }, 'ways'));
  nodes.close();
}

/** The third sweep learns the positions of the collected nodes, and finds the places that are nodes themselves. */
async function* placesAtNodes(sweep: Sweep, points: KnownPoints): AsyncGenerator<object> {
  const found: object[] = [];
  const node: PbfVisitor['node'] = (id, lat, lon, readTags) => {
    points.learn(id, lat, lon);
    const tags = readTags();
    if (tags) found.push({ type: 'node', id, lat, lon, tags });
  };
  for await (const _ of sweep({ node }, 'nodes')) yield* found.splice(0);
}

/** The fourth sweep finds the places that are ways or relations, and reckons their centres from the learned positions. */
async function* placesWithShape(sweep: Sweep, points: KnownPoints, memberWays: IdSet): AsyncGenerator<object> {
  const found: object[] = [];
  const boxes = new Map<number, BoxOfPoints>();
  const relations: { id: number; members: readonly Member[]; tags: Record<string, string> }[] = [];
  const way: PbfVisitor['way'] = (id, refs, readTags) => {
    const tags = readTags();
    if (!tags && !memberWays.has(id)) return;
    const box = new BoxOfPoints();
    for (const ref of refs) box.add(points.of(ref));
    if (memberWays.has(id)) boxes.set(id, box);
    if (tags) found.push({ type: 'way', id, center: box.middle, tags });
  };
  const relation: PbfVisitor['relation'] = (id, members, readTags) => {
    const tags = readTags();
    if (tags) relations.push({ id, members, tags });
  };
  for await (const _ of sweep({ way, relation }, 'ways', 'relations')) yield* found.splice(0);
  for (const { id, members, tags } of relations)
    yield { type: 'relation', id, center: boxOf(members, points, boxes).middle, tags };
}

function boxOf(members: readonly Member[], points: KnownPoints, boxes: ReadonlyMap<number, BoxOfPoints>): BoxOfPoints {
  const box = new BoxOfPoints();
  for (const { type, id } of members) {
    if (type === 'node') box.add(points.of(id));
    else if (type === 'way') box.include(boxes.get(id));
  }
  return box;
}

const WANTED_TAGS: TagFilter = new Map(
  [...new Set(PLACE_CATEGORIES.flatMap((category) => osmTagsOf(category).map(([key]) => key)))].map((key) => [
    key,
    new Set(
      PLACE_CATEGORIES.flatMap((category) => osmTagsOf(category).flatMap(([k, values]) => (k === key ? values : []))),
    ),
  ]),
);
