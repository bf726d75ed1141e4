import { asHelp, ConnectionTurns } from './help-first.js';

const tick = () => new Promise((resolve) => setImmediate(resolve));

function takenBy(turns: ConnectionTurns, order: string[], name: string): Promise<void> {
  return turns.wait(1000).then(() => void order.push(name));
}

describe('the turns of a pool of ten', () => {
  it('are eight for everybody, and two more for help', () => {
    const turns = new ConnectionTurns(10);
    expect(Array.from({ length: 10 }, () => turns.takeAtOnce()).filter(Boolean)).toHaveLength(8);
    expect(asHelp(() => Array.from({ length: 3 }, () => turns.takeAtOnce()))).toEqual([true, true, false]);
  });

  it('come to help first, then to others in their order, and two stay free', async () => {
    const turns = new ConnectionTurns(10);
    const order: string[] = [];
    for (let taken = 0; taken < 10; taken += 1) asHelp(() => turns.takeAtOnce());
    const all = [
      takenBy(turns, order, 'forum 1'),
      takenBy(turns, order, 'forum 2'),
      asHelp(() => takenBy(turns, order, 'help')),
    ];
    expect(turns.waiting).toBe(3);
    turns.give();
    await tick();
    expect(order).toEqual(['help']);
    turns.give();
    turns.give();
    await tick();
    expect(order).toEqual(['help']);
    turns.give();
    turns.give();
    await Promise.all(all);
    expect(order).toEqual(['help', 'forum 1', 'forum 2']);
  });

  it('are waited for no longer than said, and then are not lost', async () => {
    const turns = new ConnectionTurns(1);
    expect(turns.takeAtOnce()).toBe(true);
    await expect(turns.wait(10)).rejects.toThrow('timeout exceeded');
    expect(turns.waiting).toBe(0);
    turns.give();
    expect(turns.takeAtOnce()).toBe(true);
  });
});

it('a pool of two keeps none for help, since one who has a connection may need a second', () => {
  const turns = new ConnectionTurns(2);
  expect([turns.takeAtOnce(), turns.takeAtOnce(), turns.takeAtOnce()]).toEqual([true, true, false]);
});
