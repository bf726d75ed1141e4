import { answer } from '../../testing/shipped.ts';

const OF_ONE_SEX = { female: /pregnan|womb|menopause|ovar/i, male: /prostate|testic/i };
const names = (text: string): string =>
  answer(text)
    .conditions.map(({ name }) => name)
    .join(', ');

describe('what only women or only men have', () => {
  it('tells the sex of whoever has it, in either language', () => {
    expect(names('burning urine, pregnant')).not.toMatch(OF_ONE_SEX.male);
    expect(names('गर्भ से हैं, पेशाब में जलन और बार बार पेशाब')).not.toMatch(OF_ONE_SEX.male);
    expect(names('burning urine and going often')).toMatch(OF_ONE_SEX.male);
  });
});
