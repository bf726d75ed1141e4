import { answer, flagsOf, read } from '../../testing/shipped.ts';

describe('the age of the account', () => {
  const ageIn = (text: string, age?: number): number | undefined => read(text, { person: { age } }).person.age;

  it.each([
    'my father has chest pain since morning',
    'my mother has a new headache at the temple',
    'papa ko bukhar hai',
    'मेरी माँ को खाँसी है',
    'my brother vomits',
    'dadi ko chakkar aa rahe hain',
    'my grandson coughs',
    'beti ko dast lage hain',
    'i am worried, my wife has a fever',
    'I gave my husband ORS, he still vomits',
  ])('is not that of "%s"', (text) => expect(ageIn(text, 62)).toBeUndefined());

  it.each([
    'i have chest pain',
    'mujhe bukhar hai',
    'मुझे खाँसी है',
    'chest pain since morning',
    'I have a cough, my son had one last week',
    'my father had a stroke, i have a headache',
    'my husband says i snore',
    'my knee hurts',
    'i am a mother of two and have back pain',
  ])('is that of "%s"', (text) => expect(ageIn(text, 62)).toBe(62));

  it('gives way to an age that is told', () => {
    expect(ageIn('my father is 70 years old and coughs', 25)).toBe(70);
    expect(ageIn('my daughter coughs', 6)).toBe(6);
    expect(ageIn('my 3 year old coughs', 40)).toBe(3);
  });
});

describe('everyday words that sound like another thing', () => {
  it.each([
    'bad pain on touching the ankle',
    'my ear hurts bad when i touch it',
    'my tummy hurts bad when i touch',
    'a bad rash that hurts to touch',
    'gums feel bad, sore to touch',
    'ghutna bad swelling hai, touch karne par dard',
    'it hurts badly to touch my heel',
    'my sister says the bruise is bad, do not touch',
    'touch screen gave me bad wrist pain',
    'uncle has a bad knee, sore to touch',
    'bad burn, too sore to touch',
  ])('is no abuse: "%s"', (text) =>
    expect(answer(text).redFlags.filter(({ kind }) => kind === 'violence')).toEqual([]),
  );

  it.each([
    'my uncle does bad touch to my daughter',
    'tuition teacher bad touch karta hai',
    'my teacher touched me badly',
    'someone touched my 8 year old daughter in a bad way',
    'she told me the driver gave her a bad touch',
    'padosi ne beti ko galat jagah touch kiya',
    'चाचा ने बच्ची को गलत जगह छुआ',
  ])('is abuse: "%s"', (text) => expect(flagsOf(text)).toContain('child_sexual_abuse'));

  it.each([
    'baby doodh nahi pee raha',
    'bachcha doodh nahi pee rha hai kal se',
    'maine paani nahi pee, sar dard hai',
    'chai nahi pee aaj, sir dard hai',
    'beer nahi pee kal se, phir bhi sar dard',
    'juice bhi nahi pee raha kal se',
    'paani kam pee raha hoon, kabz hai',
  ])('is drinking, not urine: "%s"', (text) => {
    const { present } = read(text);
    expect([...present.keys()].filter((id) => /urin/.test(id))).toEqual([]);
  });

  it.each([
    'kal se peshab nahi aaya',
    'pee nahi aa raha kal se',
    'i have not been able to pee since yesterday',
    'no pee for a whole day',
    'पेशाब नहीं आ रहा कल से',
    'paani pee raha hoon par peshab nahi aa raha kal se',
  ])('is urine that does not come: "%s"', (text) => expect(flagsOf(text).some((id) => /urine/.test(id))).toBe(true));

  it.each([
    ['104 bukhar', 40],
    ['bachche ko 104 bukhar', 40],
    ['fever 104', 40],
    ['my child has fever, it was 104 this morning', 40],
    ['fever since morning 104', 40],
    ['temperature is 103 degree', 39.4],
    ['40 bukhar hai', 40],
    ['बुखार 103 है', 39.4],
    ['bukhar kal se 103', 39.4],
  ])('"%s" is a fever of %d °C', (text, celsius) => {
    const { present } = read(text);
    expect(present.has('fever')).toBe(true);
    expect(present.has('high_fever')).toBe(celsius >= 39);
  });

  it.each([
    'fever and pulse 104',
    'fever, bp 104/70',
    'bukhar hai, oxygen 98',
    'temperature 99',
    'temperature is 98',
    'bukhar 4 din se, sugar 104',
  ])('"%s" tells of no high fever', (text) => {
    expect(read(text).present.has('high_fever')).toBe(false);
  });
});

describe('a heavy thing', () => {
  it.each([
    'chest pain after heavy lifting',
    'pain in the chest since a heavy dinner',
    'chest hurts after heavy exercise in the gym',
    'bhari samaan uthane ke baad seene mein dard',
    'भारी काम के बाद सीने में दर्द',
  ])('is no weight on the chest: "%s"', (text) => {
    expect(read(text).present.has('chest_pain_crushing')).toBe(false);
    expect(flagsOf(text, { age: 30 })).not.toContain('heart_attack');
  });

  it.each(['my chest feels heavy and I sweat', 'a heavy weight on my chest', 'seene mein bhari pan hai'])(
    'that lies on the chest is one: "%s"',
    (text) => expect(flagsOf(text, { age: 50 })).toContain('heart_attack'),
  );
});

describe('a number alone that somebody has', () => {
  it.each([
    'my son has 104 since evening',
    'papa ko 103 hai',
    'माँ को 103 है',
    'she has 102.5 and coughs',
    'baby had 101.',
  ])('is a temperature: "%s"', (text) => expect(read(text).present.has('fever')).toBe(true));

  it.each([
    'his bp has 104 since morning',
    'he has 104 kg',
    'I had 100 runs and my knee hurts',
    'I have 104 problems',
    'sugar 104 hai, papa ko 104 hai',
    'platelets came down, she has 101 now',
  ])('is none where something else is counted: "%s"', (text) => expect(read(text).present.has('fever')).toBe(false));
});
