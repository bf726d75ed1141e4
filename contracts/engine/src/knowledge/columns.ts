/** Records of one kind, written field by field: alike stands beside alike, which packs better. */
export interface Columns {
  readonly count: number;
  /** Fields that every record has, with their values in the order of the records. */
  readonly all: Readonly<Record<string, readonly unknown[]>>;
  /** Fields that some records have: whose, by the number of the record, and with what value. */
  readonly some: Readonly<Record<string, readonly (readonly [record: number, value: unknown])[]>>;
}

/** @param records plain data; a field that is undefined is one that the record lacks */
export function columnsOf(records: readonly object[]): Columns {
  const all: Record<string, unknown[]> = {};
  const some: Record<string, [number, unknown][]> = {};
  for (const field of new Set(records.flatMap((record) => Object.keys(record)))) {
    const values = records.map((record) => (record as Record<string, unknown>)[field]);
    if (values.includes(undefined))
      some[field] = values.flatMap((value, number) => (value === undefined ? [] : [[number, value]]));
    else all[field] = values;
  }
  return { count: records.length, all, some };
}

/** The records again. */
export function recordsOf<Kind>({ count, all, some }: Columns): Kind[] {
  const records = Array.from({ length: count }, (): Record<string, unknown> => ({}));
  for (const [field, values] of Object.entries(all))
    for (const [number, record] of records.entries()) record[field] = values[number];
  for (const [field, values] of Object.entries(some))
    for (const [number, value] of values) records[number]![field] = value;
  return records as Kind[];
}
