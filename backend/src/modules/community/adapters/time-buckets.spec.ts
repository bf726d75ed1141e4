import { firstStretch, stretchBefore, upTo, type Stretch } from './time-buckets.js';

const NOON = upTo(new Date('2026-11-28T12:00:00Z'));
const lengthOf = ({ since, before }: Stretch) => since && (before.createdAt.getTime() - since.getTime()) / 1000;

describe('the stretches of time in which the newest are looked for', () => {
  it('begin with a quarter of an hour, in the buckets that hold it', () => {
    const first = firstStretch(NOON);
    expect(lengthOf(first)).toBe(1024);
    expect(first.buckets).toHaveLength(2);
    const [since, until] = first.buckets!.map((bucket) => bucket / 8);
    expect(until! - since!).toBe(1);
  });

  it('follow each other without a gap, and end', () => {
    let last: Stretch | undefined = firstStretch(NOON);
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
    const first = firstStretch(NOON);
    expect(lengthOf(stretchBefore(first, 10, 5)!)).toBe(1024);
    expect(lengthOf(stretchBefore(first, 1, 20)!)).toBe(2 ** 16);
    expect(stretchBefore({ ...first, since: new Date(0) }, 1, 20)!.buckets).toBeUndefined();
  });

  it('go on where reading stopped, when there was more than could be read', () => {
    const place = { createdAt: new Date('2026-11-28T11:59:00Z'), id: '0b6f4d3e-5a51-4c55-9a3a-2f4a5d6c7e8f' };
    expect(stretchBefore(firstStretch(NOON), 20, 5, place)!.before).toEqual(place);
    expect(stretchBefore({ since: undefined, before: NOON, buckets: undefined }, 20, 5, place)!.before).toEqual(place);
    expect(stretchBefore({ since: undefined, before: NOON, buckets: undefined }, 20, 5)).toBeUndefined();
  });
});
