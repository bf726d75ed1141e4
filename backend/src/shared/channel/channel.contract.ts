import { Channel, type Message } from './channel.js';
import type { Wire } from './wire.port.js';
import { until } from '../../testing/until.js';

/** Wires to one place, as several processes have them, and a way to cut all that are open. */
export interface WiresUnderTest {
  /** A wire of another process. */
  open(): Wire;
  /** Ends every open connection over which somebody listens. */
  cut(): Promise<void>;
}

const RHYTHM = { beat: 200, deafAfter: 1000 };

/** A process that listens, with all that it hears. */
async function processOn(wire: Wire) {
  const channel = new Channel(wire, RHYTHM);
  const heard: unknown[] = [];
  const messages: Message[] = [];
  let missed = 0;
  channel.listen({
    heard: (message) => {
      if (message.topic !== 'news') return;
      heard.push(message.body);
      messages.push(message);
    },
    missed: () => void (missed += 1),
  });
  await channel.open();
  return { channel, heard, messages, missed: () => missed };
}

/** The tests that a channel passes on every `Wire`. */
export function channelContract(name: string, underTest: () => WiresUnderTest): void {
  describe(`a channel over ${name}`, () => {
    const opened: Channel[] = [];
    const start = async () => {
      const process = await processOn(underTest().open());
      opened.push(process.channel);
      return process;
    };
    afterEach(async () => {
      for (const channel of opened.splice(0)) await channel.close();
    });

    it('tells every process the same, the teller too, and what one tells in the order in which it tells it', async () => {
      const all = [await start(), await start(), await start()];
      await Promise.all(
        Array.from({ length: 60 }, (_, n) => all[n % 3]!.channel.tell('news', { n, hindi: 'बुखार', quote: `'"\\` })),
      );
      await until(async () => all.every(({ heard }) => heard.length === 60));
      const [first, ...others] = all.map(({ messages }) => messages.toSorted((a, b) => a.id.localeCompare(b.id)));
      for (const other of others) expect(other).toEqual(first);
      expect(new Set(first!.map(({ id }) => id)).size).toBe(60);
      for (const { heard } of all)
        for (const turn of [0, 1, 2]) {
          const told = (heard as { n: number }[]).filter(({ n }) => n % 3 === turn).map(({ n }) => n);
          expect(told).toEqual(told.toSorted((a, b) => a - b));
        }
      expect(all.map(({ missed }) => missed())).toEqual([0, 0, 0]);
    });

    it('is heard again after its connection was cut, and says when something was missed meanwhile', async () => {
      const [one, other] = [await start(), await start()];
      await one.channel.tell('news', 'before');
      await until(async () => other.heard.length === 1);
      await underTest().cut();
      await one.channel.tell('news', 'meanwhile');
      await until(async () => other.heard.includes('meanwhile') || other.missed() > 0);
      await until(async () => {
        await one.channel.tell('news', 'after');
        return other.heard.includes('after') && one.heard.includes('after');
      });
      expect(other.channel.isDeaf).toBe(false);
      expect(other.heard.includes('meanwhile') || other.missed() > 0).toBe(true);
    });

    it('takes a text near the bound of the wire', async () => {
      const [one, other] = [await start(), await start()];
      await one.channel.tell('news', 'x'.repeat(6800));
      await until(async () => other.heard.length === 1);
    });

    it('notices that it hears nobody', async () => {
      const silent = underTest().open();
      silent.send = () => Promise.resolve();
      const { channel, missed } = await processOn(silent);
      opened.push(channel);
      expect(channel.isDeaf).toBe(false);
      await until(async () => channel.isDeaf && missed() > 0);
    });
  });
}
