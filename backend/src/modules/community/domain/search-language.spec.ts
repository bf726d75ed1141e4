import { shippedKnowledge, shippedWords } from '@sahaay/engine/shipped';
import { SearchKnowledge } from './search-knowledge.js';
import { rangesOf } from './wanted.js';

const knowledge = new SearchKnowledge(
  shippedKnowledge().conditions.map(({ entry }) => entry),
  shippedWords(),
);
const found = (typed: string, text: string) =>
  rangesOf(text, knowledge.typed(typed)).map(({ start, end }) => text.slice(start, end));

describe('what is typed', () => {
  it.each([
    ['bukhar', 'Mujhe teen din se bukhaar hai', 'bukhaar'],
    ['bukhaar', 'मुझे तीन दिन से बुखार है', 'बुखार'],
    ['बुखार', 'bukhar utar gaya', 'bukhar'],
    ['pasina', 'रात को पसीना आता है', 'पसीना'],
    ['khaansi', 'khansi nahi ja rahi', 'khansi'],
    ['sardard', 'mujhe sar dard nahi, sardard hai', 'sardard'],
    ['dengue', 'डेंगू की रिपोर्ट आई', 'डेंगू'],
    ['डेंगू', 'My dengue test', 'dengue'],
    ['fevers', 'A fever for two days', 'fever'],
    ['walk', 'Walking every evening', 'Walking'],
    ['मधुमेह', 'मधुमेह में क्या खाएँ', 'मधुमेह'],
    ['दवाई', 'kaunsi dawai leni hai', 'dawai'],
    ['machhar', 'मच्छर बहुत हैं', 'मच्छर'],
    ['ghutna', 'मेरा घुटना सूज गया', 'घुटना'],
    ['chakkar', 'चक्कर आ रहे हैं', 'चक्कर'],
    ['neend', 'नींद नहीं आती', 'नींद'],
    ['ਬੁਖਾਰ', 'ਮੈਨੂੰ ਬੁਖਾਰ ਹੈ', 'ਬੁਖਾਰ'],
    ['காய்ச்சல்', 'எனக்கு காய்ச்சல்', 'காய்ச்சல்'],
    ['thyroid', 'थायरॉइड की दवा', 'थायरॉइड'],
    ['diab', 'Living with diabetes', 'diabetes'],
  ])('%s finds "%s"', (typed, text, word) => {
    expect(found(typed, text)).toEqual([word]);
  });

  it.each([
    ['feet', 'He had fits as a child'],
    ['liver', 'A lever broke'],
    ['fever', 'I feel better'],
    ['heart', 'It hurts'],
  ])('%s does not find "%s"', (typed, text) => {
    expect(found(typed, text)).toEqual([]);
  });

  it('is looked for word by word, without the words that tell nothing', () => {
    expect(knowledge.typed('mujhe dengue fever hai').map((words) => words.length)).toEqual([2]);
    expect(knowledge.typed('is it')[0]).toHaveLength(2);
    expect(knowledge.typed('!?')).toEqual([]);
  });
});
