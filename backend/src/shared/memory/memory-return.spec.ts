import { MemoryReturn } from './memory-return.js';

const MB = 1024 ** 2;

/** A process of which a test says what it did, in milliseconds and megabytes. */
function invented() {
  const state = { worked: 0, rss: 300, heapUsed: 120, cleared: 0 };
  const memory = new MemoryReturn(
    {
      cpuUsage: () => ({ user: state.worked * 900, system: state.worked * 100 }),
      memoryUsage: Object.assign(
        () => ({ rss: state.rss * MB, heapUsed: state.heapUsed * MB, heapTotal: 0, external: 0, arrayBuffers: 0 }),
        { rss: () => state.rss * MB },
      ),
    },
    () => {
      state.cleared += 1;
      state.rss = 220;
    },
  );
  const look = (worked: number): number => {
    state.worked += worked;
    memory.look();
    return state.cleared;
  };
  return { state, look };
}

describe('memory that is given back', () => {
  it('is not while there is work, nor at the first rest', () => {
    const { look } = invented();
    expect([look(9000), look(400), look(250), look(400), look(250)]).toEqual([0, 0, 0, 0, 0]);
    expect(look(250)).toBe(1);
  });

  it('is once, and again after another busy time when much more is held', () => {
    const { state, look } = invented();
    expect([look(0), look(0), look(0), look(0)]).toEqual([0, 1, 1, 1]);
    state.rss = 245;
    expect([look(900), look(0), look(0)]).toEqual([1, 1, 1]);
    state.rss = 243;
    expect([look(1000), look(0), look(0)]).toEqual([1, 1, 1]);
    state.rss = 245;
    expect(look(0)).toBe(2);
  });

  it('is not where so much is in use that everything would stop for long', () => {
    const { state, look } = invented();
    state.heapUsed = 201;
    expect([look(0), look(0)]).toEqual([0, 0]);
  });
});
