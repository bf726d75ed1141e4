import { base, read } from '../../testing/shipped.ts';
import { implyMore } from '../reading/imply.ts';
import { weighConditions } from './rank-conditions.ts';

describe('a reading that is weighed by the sums of one like it', () => {
  it.each([
    ['fever since three days with headache, my joints ache and small red spots came', 'diabetes_known'],
    ['main 7 mahine se pregnant hoon, pair sooj gaye hain, sar dard', 'hypertension_known'],
    ['chest pain going down my left arm and cold sweat', 'heart_disease_known'],
    ['no fever, runny nose and sneezing', 'asthma_known'],
    ['I feel bad', 'pregnancy'],
  ])('counts the same to the last digit: "%s" with %s', (text, known) => {
    const reading = read(text);
    const told = { ...reading, present: implyMore(reading.present, [known], base.links) };
    const alone = weighConditions(told, base);
    const before = weighConditions(reading, base).summed;
    // What is summed up like another is summed up where something else was.
    weighConditions({ ...told, present: implyMore(told.present, ['chest_pain'], base.links) }, base, before);
    const like = weighConditions(told, base, before);
    expect(like.summed.scores).toEqual(alone.summed.scores);
    expect(like.summed.support).toEqual(alone.summed.support);
    expect(like.summed.supporters).toEqual(alone.summed.supporters);
    expect(alone.summed.scores).not.toEqual(weighConditions(reading, base).summed.scores);
  });
});
