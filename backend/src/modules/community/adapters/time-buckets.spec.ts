import { downToFiled, stretchBefore, upTo, type Stretch } from './time-buckets.js';

const NOON = upTo(new Date('2026-11-28T12:00:00Z'));
const HOUR = 3600;
const lengthOf = ({ since, before }: Stretch) => since && (before.createdAt.getTime() - since.getTime()) / 1000;
/** The stretch that was compared before any is looked up. */
const hours = (count: number): Stretch => ({
  since: new Date(NOON.createdAt.getTime() - count * HOUR * 1000),
  before: NOON,
  buckets: 'none',
});

describe('the stretches of time in which the newest are looked for', () => {
  it('are held by at most nine buckets of one size, one beside the other', () => {
    for (const found of [1, 2, 3, 5, 9]) {
      const { since, before, buckets } = stretchBefore(hours(2), found, 19)!;
      const numbers = buckets as number[];
      const size = numbers[0]! % 8;
      const places = numbers.map((bucket) => (bucket - size) / 8);
      expect(places.length).toBeLessThanOrEqual(9);
      expect(places).toEqual(places.map((_, n) => places[0]! + n));
      const seconds = 2 ** [10, 13, 16, 19][size]!;
      const origin = Date.UTC(2020, 0, 1) / 1000;
      expect(places[0]! * seconds).toBeLessThanOrEqual(since!.getTime() / 1000 - origin);
      expect((places.at(-1)! + 1) * seconds).toBeGreaterThan(before.createdAt.getTime() / 1000 - origin);
    }
  });

  it('follow each other without a gap, and end', () => {
    let last: Stretch | undefined = hours(1);
    let count = 0;
    while (last) {
      const next = stretchBefore(last, 0, 21);
      if (next) expect(next.before).toEqual(upTo(last.since!));
      last = next;
      count += 1;
    }
    expect(count).toBeLessThan(6);
  });

  it('are as long as what is wanted is rare', () => {
    expect(lengthOf(stretchBefore(hours(1), 1, 20)!)).toBe(2 * 2 ** 16);
    expect(stretchBefore({ ...hours(1), since: new Date(0) }, 1, 20)!.buckets).toBe('all');
  });

  it('are compared again when what is wanted is common', () => {
    const next = stretchBefore(hours(1), 10, 20)!;
    expect(next).toEqual({ since: hours(4).since, before: upTo(hours(1).since!), buckets: 'none' });
    expect(stretchBefore(hours(1), 4, 20)!.buckets).not.toBe('none');
    expect(stretchBefore({ ...hours(1), buckets: [8] }, 10, 20)!.buckets).not.toBe('none');
  });

  it('go on at the same place, when the last one was a part of one moment', () => {
    const place = { createdAt: NOON.createdAt, id: '0b6f4d3e-5a51-4c55-9a3a-2f4a5d6c7e8f' };
    const moment: Stretch = { since: NOON.createdAt, before: place, buckets: 'none' };
    expect(stretchBefore(moment, 0, 5)!.before).toEqual(place);
  });

  it('go on where reading stopped, when there was more than could be read', () => {
    const place = { createdAt: new Date('2026-11-28T11:59:00Z'), id: '0b6f4d3e-5a51-4c55-9a3a-2f4a5d6c7e8f' };
    const everything: Stretch = { since: undefined, before: NOON, buckets: 'all' };
    expect(stretchBefore(hours(1), 20, 5, place)).toEqual({ ...hours(1), before: place });
    expect(stretchBefore(everything, 20, 5, place)!.before).toEqual(place);
    expect(stretchBefore(everything, 20, 5)).toBeUndefined();
  });

  it('end where what is older is filed, unless nothing but the index of words can answer for the rest', () => {
    const filedTo = new Date(NOON.createdAt.getTime() - 1000);
    expect(downToFiled(hours(1), filedTo)).toEqual({ ...hours(1), since: filedTo });
    expect(downToFiled({ ...hours(1), since: undefined }, filedTo)).toEqual({ ...hours(1), since: filedTo });
    expect(downToFiled(hours(1), new Date(0))).toEqual(hours(1));
    const everything: Stretch = { since: undefined, before: NOON, buckets: 'all' };
    expect(downToFiled(everything, filedTo)).toEqual(everything);
    const filed: Stretch = { since: undefined, before: upTo(filedTo), buckets: 'filed' };
    expect(downToFiled({ ...hours(1), before: upTo(filedTo) }, filedTo)).toEqual(filed);
    expect(stretchBefore(filed, 3, 20)).toBeUndefined();
    const place = { createdAt: new Date(0), id: 'x' };
    expect(stretchBefore(filed, 3, 20, place)).toEqual({ ...filed, before: place });
  });
});
