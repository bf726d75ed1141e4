import { learnedNotice } from './learned-notice.ts';

const notice = learnedNotice();

describe('the learned reader that is shipped', () => {
  it.each([
    [
      'self_harm',
      'My brother gave his bike to the neighbour, wrote a letter to each of us and asks at what time the last train crosses the bridge',
    ],
    [
      'violence',
      'he locked the kitchen from outside, took my phone and says tonight he will finish me, my hand is already broken',
    ],
    [
      'poisoning',
      'my 2 year old was near the open bottle of toilet cleaner, froth at the mouth and he is crying and not swallowing',
    ],
    ['medical', 'dadi has thrown up stuff like coffee grounds since night, she is cold and will not sit up'],
    ['medical', 'नानी सुबह से जवाब नहीं दे रहीं, हाथ ठंडे हैं और साँस बहुत तेज़ चल रही है'],
    ['medical', 'lips are blue, come fast'],
    ['medical', 'bachcha neela pad raha hai aur saans ruk ruk ke aa rahi hai'],
  ])('notices danger of the kind %s: "%s"', (kind, text) => expect(notice(text)).toMatchObject({ kind }));

  it.each([
    'I slept badly and have a mild cold since yesterday',
    'how many days after a blood test does the report come',
    'this heat is killing me, which cap should I buy',
    'papa ki sugar ki dawai kahan milegi',
    'पिछले साल डेंगू हुआ था, अब बिल्कुल ठीक हूँ',
  ])('sees none in "%s"', (text) => expect(notice(text)).toBeNull());

  it('names the words that weighed, and no others', () => {
    const text = 'uncle suddenly slid from the chair, his words come out wrong and one arm hangs';
    const { words } = notice(text)!;
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect(text).toContain(word);
  });
});
