import { PbfReader } from 'pbf';
import { asTheFormatSays } from './pbf-damage.js';

export interface PbfVisitor {
  /** Called for every node; `lat` and `lon` in degrees. `tags` unpacks the tags when asked. */
  node?(id: number, lat: number, lon: number, tags: Tags): void;
  way?(id: number, refs: readonly number[], tags: Tags): void;
  relation?(id: number, members: readonly Member[], tags: Tags): void;
}

/** The tags of an entity, unpacked only when it has some that are wanted. */
type Tags = () => Record<string, string> | undefined;

export interface Member {
  readonly type: 'node' | 'way' | 'relation';
  readonly id: number;
}

const MEMBER_TYPES = ['node', 'way', 'relation'] as const;

/** Which keys and values make an entity wanted. */
export type TagFilter = ReadonlyMap<string, ReadonlySet<string>>;

/** Kinds of entities in a block. */
export type Kinds = Record<'nodes' | 'ways' | 'relations', boolean>;

/**
 * Goes through the entities of a block (PrimitiveBlock of the OSM PBF format). Positions, references and tags are
 * unpacked only for what the visitor asks.
 *
 * @returns which kinds of entities the block holds
 * @throws UnreadableFile when the block is not what the format says
 */
export function visitBlock(content: Uint8Array, filter: TagFilter, visitor: PbfVisitor): Kinds {
  const kinds: Kinds = { nodes: false, ways: false, relations: false };
  asTheFormatSays(() => {
    const block = readBlock(content);
    const strings = new StringTable(block.strings, filter);
    for (const group of block.groups) visitGroup(group, block, strings, visitor, kinds);
  });
  return kinds;
}

interface Block {
  strings: Uint8Array[];
  groups: Uint8Array[];
  granularity: number;
  latOffset: number;
  lonOffset: number;
}

function readBlock(content: Uint8Array): Block {
  const empty: Block = { strings: [], groups: [], granularity: 100, latOffset: 0, lonOffset: 0 };
  return new PbfReader(content).readFields((field, block, pbf) => {
    if (field === 1) {
      pbf.readMessage((inner, strings) => inner === 1 && strings.push(pbf.readBytes()), block.strings);
    } else if (field === 2) block.groups.push(pbf.readBytes());
    else if (field === 17) block.granularity = pbf.readVarint();
    else if (field === 19) block.latOffset = pbf.readVarint(true);
    else if (field === 20) block.lonOffset = pbf.readVarint(true);
  }, empty);
}

/** Tells by its number alone whether a key or a value can matter, so that hardly any bytes become text. */
class StringTable {
  private readonly wantedKeys = new Map<number, ReadonlySet<string>>();

  constructor(
    private readonly strings: readonly Uint8Array[],
    filter: TagFilter,
  ) {
    const keys = new Map([...filter.keys()].map((key) => [key.length, [] as string[]]));
    for (const key of filter.keys()) keys.get(key.length)?.push(key);
    strings.forEach((bytes, number) => {
      if (!keys.has(bytes.length)) return;
      const values = filter.get(this.text(number));
      if (values) this.wantedKeys.set(number, values);
    });
  }

  /** Whether no entity of the block can be wanted. */
  get isHopeless(): boolean {
    return this.wantedKeys.size === 0;
  }

  /** The tags when one of them is wanted. */
  tags(keys: readonly number[], values: readonly number[]): Record<string, string> | undefined {
    if (!keys.some((key, i) => this.wantedKeys.get(key)?.has(this.text(values[i] ?? 0)))) return undefined;
    return Object.fromEntries(keys.map((key, i) => [this.text(key), this.text(values[i] ?? 0)]));
  }

  private text(number: number): string {
    const bytes = this.strings[number];
    if (!bytes) throw new RangeError('no such string');
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  }
}

const NO_TAGS: Tags = () => undefined;

function visitGroup(group: Uint8Array, block: Block, strings: StringTable, visitor: PbfVisitor, kinds: Kinds): void {
  new PbfReader(group).readFields((field, found, pbf) => {
    if (field === 1 || field === 2) {
      found.nodes = true;
      if (visitor.node && field === 1) visitNode(pbf.readBytes(), block, strings, visitor.node);
      else if (visitor.node) visitDenseNodes(pbf.readBytes(), block, strings, visitor.node);
    } else if (field === 3) {
      found.ways = true;
      if (visitor.way) visitWay(pbf.readBytes(), strings, visitor.way);
    } else if (field === 4) {
      found.relations = true;
      if (visitor.relation) visitRelation(pbf.readBytes(), strings, visitor.relation);
    }
  }, kinds);
}

type OnNode = NonNullable<PbfVisitor['node']>;

function visitNode(bytes: Uint8Array, block: Block, strings: StringTable, visit: OnNode): void {
  const node = { id: 0, keys: [] as number[], values: [] as number[], lat: 0, lon: 0 };
  new PbfReader(bytes).readFields((field, found, pbf) => {
    if (field === 1) found.id = pbf.readSVarint();
    else if (field === 2) pbf.readPackedVarint(found.keys);
    else if (field === 3) pbf.readPackedVarint(found.values);
    else if (field === 8) found.lat = pbf.readSVarint();
    else if (field === 9) found.lon = pbf.readSVarint();
  }, node);
  visit(node.id, degrees(block, 'latOffset', node.lat), degrees(block, 'lonOffset', node.lon), () =>
    strings.tags(node.keys, node.values),
  );
}

function visitDenseNodes(bytes: Uint8Array, block: Block, strings: StringTable, visit: OnNode): void {
  const dense = { ids: [] as number[], lats: [] as number[], lons: [] as number[], tags: [] as number[] };
  new PbfReader(bytes).readFields((field, found, pbf) => {
    if (field === 1) pbf.readPackedSVarint(found.ids);
    else if (field === 8) pbf.readPackedSVarint(found.lats);
    else if (field === 9) pbf.readPackedSVarint(found.lons);
    else if (field === 10 && !strings.isHopeless) pbf.readPackedVarint(found.tags);
  }, dense);
  let [id, lat, lon, tagAt] = [0, 0, 0, 0];
  for (let i = 0; i < dense.ids.length; i++) {
    id += dense.ids[i] as number;
    lat += dense.lats[i] as number;
    lon += dense.lons[i] as number;
    const tagStart = tagAt;
    while (tagAt < dense.tags.length && dense.tags[tagAt] !== 0) tagAt += 2;
    const tagEnd = tagAt;
    tagAt += 1;
    const tags = tagEnd > tagStart ? () => denseTags(dense.tags, tagStart, tagEnd, strings) : NO_TAGS;
    visit(id, degrees(block, 'latOffset', lat), degrees(block, 'lonOffset', lon), tags);
  }
}

function denseTags(numbers: readonly number[], start: number, end: number, strings: StringTable) {
  const pairs = numbers.slice(start, end);
  return strings.tags(
    pairs.filter((_, i) => i % 2 === 0),
    pairs.filter((_, i) => i % 2 === 1),
  );
}

function visitWay(bytes: Uint8Array, strings: StringTable, visit: NonNullable<PbfVisitor['way']>): void {
  const way = { id: 0, keys: [] as number[], values: [] as number[], refs: [] as number[] };
  new PbfReader(bytes).readFields((field, found, pbf) => {
    if (field === 1) found.id = pbf.readVarint();
    else if (field === 2) pbf.readPackedVarint(found.keys);
    else if (field === 3) pbf.readPackedVarint(found.values);
    else if (field === 8) pbf.readPackedSVarint(found.refs);
  }, way);
  visit(way.id, summed(way.refs), () => strings.tags(way.keys, way.values));
}

function visitRelation(bytes: Uint8Array, strings: StringTable, visit: NonNullable<PbfVisitor['relation']>): void {
  const none = { id: 0, keys: [] as number[], values: [] as number[], ids: [] as number[], types: [] as number[] };
  const relation = new PbfReader(bytes).readFields((field, found, pbf) => {
    if (field === 1) found.id = pbf.readVarint();
    else if (field === 2) pbf.readPackedVarint(found.keys);
    else if (field === 3) pbf.readPackedVarint(found.values);
    else if (field === 9) pbf.readPackedSVarint(found.ids);
    else if (field === 10) pbf.readPackedVarint(found.types);
  }, none);
  const members = summed(relation.ids).map((id, i) => ({ type: MEMBER_TYPES[relation.types[i] ?? 0] ?? 'node', id }));
  visit(relation.id, members, () => strings.tags(relation.keys, relation.values));
}

/** The format holds the difference of each number to the one before it. */
function summed(differences: readonly number[]): number[] {
  let sum = 0;
  return differences.map((difference) => (sum += difference));
}

function degrees(block: Block, offset: 'latOffset' | 'lonOffset', value: number): number {
  return (block[offset] + block.granularity * value) / 1e9;
}
