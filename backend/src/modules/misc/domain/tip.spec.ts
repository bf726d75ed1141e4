import { TIPS } from './tip.js';

describe('the library of tips', () => {
  it('has at least 120, each with an id and a title of its own', () => {
    expect(TIPS.length).toBeGreaterThanOrEqual(120);
    expect(new Set(TIPS.map(({ id }) => id)).size).toBe(TIPS.length);
    expect(new Set(TIPS.map(({ title }) => title)).size).toBe(TIPS.length);
  });

  it.each(TIPS)('reads easily: $id', ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(48);
    expect(description.length).toBeLessThanOrEqual(140);
    for (const sentence of [title, ...description.split(/(?<=[.?!:]) /)]) {
      expect(sentence.split(' ').length).toBeLessThan(20);
    }
  });

  it.each(TIPS)('names no dose: $id', ({ title, description }) => {
    expect(`${title} ${description}`).not.toMatch(/\d+ ?(mg|mcg|ml|g|drops|tablets?|capsules?|units)\b/i);
  });

  it.each(TIPS)('rests on a public health body: $id', ({ source }) => {
    expect(source).toMatch(/^(WHO|NHS|MoHFW|ICMR)/);
  });

  it.each(TIPS.filter((tip) => tip.ages))('has ages in order: $id', ({ ages }) => {
    expect(ages!.from).toBeLessThan(ages!.to);
  });
});
