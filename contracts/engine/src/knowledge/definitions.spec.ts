import { base } from '../../testing/shipped.ts';

const conditions = base.conditions.map(({ entry }) => entry);

describe('the definition of a condition', () => {
  /** Only the care level says how soon. A condition further down the list would contradict it: "go to a hospital now". */
  it('sends nobody anywhere', () => {
    const sent = conditions.filter(
      ({ definition, definition_hi: hindi }) =>
        /(?:^|[.,;] )(?:so )?(?:go|see|call) (?:to |for |now\b|today\b|an?\b|the\b)/i.test(definition) ||
        /(?:आज ही|तुरंत|अभी|इसी हफ़्ते)[^।]*(?:जाएँ|जाएं|दिखाएँ|दिखाएं|बुलाएं)।/u.test(hindi),
    );
    expect(sent.map(({ id }) => id)).toEqual([]);
  });
});
