import { LANGUAGES } from '@sahaay/contracts/constants';
import type { Reader, TipsRequest } from '../domain/reader.js';
import type { TipSource } from '../domain/tip-source.port.js';

const READERS: readonly Reader[] = [
  { id: '3f0f4f3e-0000-4000-8000-000000000001', dob: null, gender: null },
  { id: '3f0f4f3e-0000-4000-8000-000000000002', dob: '2024-02-29', gender: 'other' },
  { id: '3f0f4f3e-0000-4000-8000-000000000003', dob: '1990-05-01', gender: 'female' },
  { id: '3f0f4f3e-0000-4000-8000-000000000004', dob: '1931-12-31', gender: 'male' },
  { id: '3f0f4f3e-0000-4000-8000-000000000005', dob: null, gender: 'female' },
];
const DAYS = ['2026-01-31', '2026-05-01', '2026-07-20', '2026-10-31'];

/** The tests that every source of tips passes. */
export function describeTipSource(name: string, make: () => TipSource): void {
  describe(`${name} as a source of tips`, () => {
    const requests = READERS.flatMap((reader) =>
      DAYS.flatMap((day) => LANGUAGES.map((language): TipsRequest => ({ reader, day, language }))),
    );

    it.each(requests)(
      'gives four to eight different tips to $reader.gender born $reader.dob on $day in $language',
      async (request) => {
        const { tips, writtenBy } = await make().tipsFor(request);
        expect(tips.length).toBeGreaterThanOrEqual(4);
        expect(tips.length).toBeLessThanOrEqual(8);
        expect(new Set(tips.map(({ title }) => title)).size).toBe(tips.length);
        const script = request.language === 'hi' ? /^[^a-z]*\p{Script=Devanagari}[^a-z]*$/iu : /^[\x20-\x7e]+$/;
        for (const { title, description, source } of tips) {
          expect(title).toMatch(script);
          expect(description).toMatch(script);
          expect(title.length).toBeLessThanOrEqual(60);
          expect(description.length).toBeLessThanOrEqual(200);
          // Every tip names who answers for it: a public body, or the provider of a model.
          expect(source ?? writtenBy).toMatch(/\S/);
        }
      },
    );

    it('gives the same twice', async () => {
      expect(await make().tipsFor(requests[0]!)).toEqual(await make().tipsFor(requests[0]!));
    });
  });
}
