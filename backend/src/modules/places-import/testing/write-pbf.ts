import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';

type TagsOf = Readonly<Record<string, string>>;
type Numbers = readonly number[];

export interface PbfContent {
  readonly nodes?: readonly { id: number; lat: number; lon: number; tags?: TagsOf }[];
  readonly ways?: readonly { id: number; refs: Numbers; tags?: TagsOf }[];
  readonly relations?: readonly {
    id: number;
    members: readonly { type: 'node' | 'way' | 'relation'; id: number }[];
    tags?: TagsOf;
  }[];
}

/** How the file is written: as tools of OpenStreetMap do, or in the other ways the format allows. */
export interface PbfStyle {
  readonly dense?: boolean;
  readonly zlib?: boolean;
  readonly features?: readonly string[];
}

/** An OSM PBF file with a block for each kind of entity. */
export function pbfFile({ nodes, ways, relations }: PbfContent, style: PbfStyle = {}): Buffer {
  const header = new PbfWriter();
  for (const feature of style.features ?? ['OsmSchema-V0.6', 'DenseNodes']) header.writeStringField(4, feature);
  return Buffer.concat([
    pbfBlock('OSMHeader', header.finish(), style),
    ...(nodes ? [pbfBlock('OSMData', nodesBlock(nodes, style), style)] : []),
    ...(ways
      ? [
          pbfBlock(
            'OSMData',
            group(
              3,
              ways.map((way) => (s: Strings) => wayMessage(way, s)),
            ),
            style,
          ),
        ]
      : []),
    ...(relations
      ? [
          pbfBlock(
            'OSMData',
            group(
              4,
              relations.map((each) => (s: Strings) => relationMessage(each, s)),
            ),
            style,
          ),
        ]
      : []),
  ]);
}

function pbfBlock(type: string, content: Uint8Array, { zlib = true }: PbfStyle = {}): Buffer {
  const blob = new PbfWriter();
  if (zlib) {
    blob.writeVarintField(2, content.length);
    blob.writeBytesField(3, deflateSync(content, { level: 1 }));
  } else blob.writeBytesField(1, content);
  const body = blob.finish();
  const head = new PbfWriter();
  head.writeStringField(1, type);
  head.writeVarintField(3, body.length);
  const headBytes = head.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(headBytes.length);
  return Buffer.concat([length, headBytes, body]);
}

class Strings {
  private readonly numbers = new Map([['', 0]]);

  numberOf(text: string): number {
    const known = this.numbers.get(text) ?? this.numbers.size;
    this.numbers.set(text, known);
    return known;
  }

  write(_: unknown, pbf: PbfWriter): void {
    for (const text of this.numbers.keys()) pbf.writeStringField(1, text);
  }
}

/** The content of a block of nodes. */
function nodesBlock(nodes: NonNullable<PbfContent['nodes']>, { dense = true }: PbfStyle = {}): Uint8Array {
  if (!dense)
    return group(
      1,
      nodes.map((node) => (strings: Strings) => nodeMessage(node, strings)),
    );
  return group(2, [
    (strings) => (_: unknown, pbf: PbfWriter) => {
      const tags = nodes.flatMap((node) => [...pairs(node.tags, strings).flat(), 0]);
      pbf.writePackedSVarint(1, differences(nodes.map(({ id }) => id)));
      pbf.writePackedSVarint(8, differences(nodes.map(({ lat }) => units(lat))));
      pbf.writePackedSVarint(9, differences(nodes.map(({ lon }) => units(lon))));
      pbf.writePackedVarint(10, tags);
    },
  ]);
}

type Message = (_: unknown, pbf: PbfWriter) => void;

function group(field: number, messages: readonly ((strings: Strings) => Message)[]): Uint8Array {
  const strings = new Strings();
  const entities = new PbfWriter();
  for (const message of messages) entities.writeMessage(field, message(strings), undefined);
  const block = new PbfWriter();
  block.writeMessage(1, (_: unknown, pbf) => strings.write(_, pbf), undefined);
  block.writeBytesField(2, entities.finish());
  return block.finish();
}

function nodeMessage({ id, lat, lon, tags }: NonNullable<PbfContent['nodes']>[number], strings: Strings): Message {
  return (_, pbf) => {
    pbf.writeSVarintField(1, id);
    writeTags(tags, strings, pbf);
    pbf.writeSVarintField(8, units(lat));
    pbf.writeSVarintField(9, units(lon));
  };
}

function wayMessage({ id, refs, tags }: NonNullable<PbfContent['ways']>[number], strings: Strings): Message {
  return (_, pbf) => {
    pbf.writeVarintField(1, id);
    writeTags(tags, strings, pbf);
    pbf.writePackedSVarint(8, differences(refs));
  };
}

function relationMessage(
  { id, members, tags }: NonNullable<PbfContent['relations']>[number],
  strings: Strings,
): Message {
  return (_, pbf) => {
    pbf.writeVarintField(1, id);
    writeTags(tags, strings, pbf);
    pbf.writePackedVarint(
      8,
      members.map(() => strings.numberOf('outer')),
    );
    pbf.writePackedSVarint(9, differences(members.map((member) => member.id)));
    pbf.writePackedVarint(
      10,
      members.map(({ type }) => ['node', 'way', 'relation'].indexOf(type)),
    );
  };
}

function writeTags(tags: TagsOf | undefined, strings: Strings, pbf: PbfWriter): void {
  const numbers = pairs(tags, strings);
  pbf.writePackedVarint(
    2,
    numbers.map(([key]) => key),
  );
  pbf.writePackedVarint(
    3,
    numbers.map(([, value]) => value),
  );
}

function pairs(tags: TagsOf = {}, strings: Strings): [number, number][] {
  return Object.entries(tags).map(([key, value]) => [strings.numberOf(key), strings.numberOf(value)]);
}

function differences(numbers: Numbers): number[] {
  return numbers.map((number, i) => number - (numbers[i - 1] ?? 0));
}

/** Degrees in the format's usual unit, 100 nanodegrees. */
function units(degrees: number): number {
  return Math.round(degrees * 1e7);
}
