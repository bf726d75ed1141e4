import { BitReader, BitWriter } from './bits.ts';
import { pack } from './pack.ts';
import { unpack } from './unpack.ts';

describe('a packed text', () => {
  it.each([
    ['nothing', ''],
    ['one letter', 'a'],
    ['one letter many times', 'a'.repeat(5000)],
    ['words that come again', 'chest pain;chest pain left arm;सीने में दर्द;chest pain sweat'],
    ['a thousand different letters', Array.from({ length: 1000 }, (_, at) => String.fromCharCode(at * 65)).join('')],
    ['letters of two codes and halves of them', '😀😭\ud83d\u0000\uffff'.repeat(20)],
    ['JSON', JSON.stringify({ a: ['"', '\\', '\n', '</script>'] })],
  ])('of %s comes back', (_, text) => expect(unpack(pack(text)) === text).toBe(true));

  it('is smaller, and the same each time', () => {
    const text = Array.from({ length: 500 }, (_, at) => `pain in the ${['chest', 'arm', 'jaw'][at % 3]} ${at}`).join(
      ';',
    );
    expect(pack(text).bits.length).toBeLessThan(text.length / 4);
    expect(pack(text)).toEqual(pack(text));
  });

  it('is told in letters that need no escape', () => {
    expect(pack('some text, told again: some text').bits).toMatch(/^[\w-]+$/);
  });
});

describe('bits', () => {
  it.each([0, 1])('all %d come back, and take hardly any room', (bit) => {
    const writer = new BitWriter(1);
    for (let at = 0; at < 10_000; at++) writer.write(bit, [0]);
    const text = writer.finish();
    expect(text.length).toBeLessThan(60);
    const reader = new BitReader(1, text);
    expect(Array.from({ length: 10_000 }, () => reader.read([0])).every((read) => read === bit)).toBe(true);
  });

  it('of several kinds at once come back, in less room when one kind tells them', () => {
    const bits = Array.from({ length: 20_000 }, (_, at) => (at % 3 === 1 ? 1 : 0));
    const write = (kindsOf: (at: number) => number[]): string => {
      const writer = new BitWriter(5);
      for (const [at, bit] of bits.entries()) writer.write(bit, kindsOf(at));
      return writer.finish();
    };
    const kindsOf = (at: number): number[] => [at % 2, 2 + (at % 3)];
    const text = write(kindsOf);
    const reader = new BitReader(5, text);
    expect(bits.map((_, at) => reader.read(kindsOf(at)))).toEqual(bits);
    expect(text.length).toBeLessThan(write((at) => [at % 2]).length / 4);
  });

  it('of several kinds come back in their order', () => {
    const bits = Array.from({ length: 20_000 }, (_, at) => (Math.imul(at, 2654435761) >>> 13) & 1);
    const writer = new BitWriter(3);
    for (const [at, bit] of bits.entries()) writer.write(bit, [at % 3]);
    const reader = new BitReader(3, writer.finish());
    expect(bits.map((_, at) => reader.read([at % 3]))).toEqual(bits);
  });
});
