import type { Language } from '@sahaay/contracts/constants';
import { problemsOf } from './written-tips.js';

const GOOD: Record<Language, { title: string; description: string }[]> = {
  en: [
    {
      title: 'Sip water often',
      description: 'Keep a bottle near you and drink a little all day, also when you are not thirsty.',
    },
    {
      title: 'Walk after dinner',
      description: 'A slow walk with your family helps you sleep and keeps your heart glad.',
    },
    { title: 'Wash your hands', description: 'Use soap for 20 seconds before you eat and after the toilet.' },
    { title: 'Rest your eyes', description: 'Look far away for a moment every 20 minutes when you use a phone.' },
    {
      title: 'Fainting in the heat',
      description: 'Call 112 when somebody faints in the sun, and bring them into the shade.',
    },
  ],
  hi: [
    { title: 'थोड़ा-थोड़ा पानी पिएँ', description: 'पानी की बोतल पास रखें और दिन भर थोड़ा-थोड़ा पीते रहें।' },
    { title: 'खाने के बाद टहलें', description: 'परिवार के साथ धीरे-धीरे टहलने से नींद अच्छी आती है।' },
    { title: 'हाथ धोएँ', description: 'खाने से पहले 20 सेकंड तक साबुन से हाथ धोएँ।' },
    { title: 'आँखों को आराम दें', description: 'हर २० मिनट में फ़ोन से नज़र हटाकर दूर देखें।' },
    { title: 'धूप में बेहोशी', description: 'कोई धूप में बेहोश हो जाए तो 112 पर फ़ोन करें और छाँव में लाएँ।' },
  ],
};

const problemsWith = (description: string, title = GOOD.en[0]!.title, language: Language = 'en') =>
  problemsOf({ tips: [...GOOD[language].slice(1), { title, description }] }, language);

it.each(['en', 'hi'] as const)('lets good tips in %s pass', (language) => {
  expect(problemsOf({ tips: GOOD[language] }, language)).toEqual([]);
});

describe('refuses', () => {
  it.each([
    // These name doses, or medicines to take.
    'Take 500 mg of paracetamol when your head hurts.',
    'Two tablets in the evening help you to sleep well.',
    'A spoon of cough syrup calms the throat at night.',
    'Take Crocin when you feel warm in the evening.',
    'Ask for azithromycin when the cold does not go.',
    'A little ibuprofen keeps the pain of work away.',
    'Ask a chemist for amoxicillin for your throat.',
    'Swallow vitamin D once every week in winter.',
    'Iron supplements make your blood strong again.',
    'Keep antibiotics at home for the next cold.',
    'Giloy and tulsi every morning keep illness away.',
    'An ayurvedic powder keeps the stomach clean.',
    'Take ｐａｒａｃｅｔａｍｏｌ when your head hurts at night.',
    'Take para\u200Bcetamol when your head hurts at night.',
    'Take pаracetamol when your head hurts at night.',
    // These stop a treatment, or keep people away from help.
    'Stop your medicine when you feel better again.',
    'You can halve your insulin on days you walk a lot.',
    'There is no need to see a doctor for a small fever.',
    "You don't need a doctor when you eat well every day.",
    'Try a good night of sleep instead of the hospital.',
    'Avoid hospitals in the rains, they are full of germs.',
    'Do not waste money on a check-up at your age.',
    'Vaccines are not needed for people who eat well.',
    // These make a diagnosis.
    'You may have diabetes if you are often thirsty.',
    'You probably have high blood pressure at your age.',
    'At your age your heart has surely suffered a lot.',
    'This means that you are short of iron in the blood.',
    'You are overweight and should eat less every day.',
    // These hold numbers that prove nothing.
    'Walking cuts the risk of a stroke by 30%.',
    'Seventy percent of people sleep too little at night.',
    'Nine of ten, or 0.9 of all people, drink too little.',
    'For 1 in 3 people a walk is all that is needed.',
    // These speak of emergencies.
    'With chest pain, sit down and drink warm water.',
    'For a stroke call 108 and keep the person warm.',
    'Call 911 when somebody near you is unconscious.',
    'For chest pain wait until morning, then call 112.',
    'With a snake bite, tie the arm above the wound.',
    'When somebody faints in the sun, rest at home and call 112 only later.',
    'There is no need to call 112 when the pain is small.',
    'If somebody cannot breathe, open the window for air.',
    'For help in all worries dial 14416 at any hour.',
    // These promise a cure, or harm people.
    'Warm lemon water cures cancer and clears the skin.',
    'This detox drink cleans your body of toxins fast.',
    'Fasting for a day each week gives the body rest.',
    'Skip dinner to lose weight before the wedding.',
    'A glass of wine in the evening is good for the heart.',
    // These hold markup, links or tricks.
    'Read more at https://tips.example.org every day.',
    'Read more on www.healthy.com before you cook.',
    'Write to help@tips.in for more advice each day.',
    '<b>Drink</b> water often through the whole day.',
    '<script>alert(1)</script> Drink water all day long.',
    'Drink water & sleep well {{name}} every single day.',
    'Drink water\nand sleep well every single day now.',
    'Drink water \u202Eyad elohw eht and sleep well.',
    'पानी पिएँ और दिन भर खुश रहें।',
    // These are too short or too long.
    'Short.',
    'Drink water. '.repeat(20),
  ])('in English: %s', (description) => {
    expect(problemsWith(description)).not.toEqual([]);
  });

  it.each([
    'सिर दर्द में 500 मिग्रा दवा लें और सो जाएँ।',
    'सिर दर्द हो तो पैरासिटामोल लेकर आराम करें।',
    'रात को दो गोली लेने से नींद अच्छी आती है।',
    'बुखार में क्रोसिन ले लें और आराम करें।',
    'रोज़ सुबह गिलोय का काढ़ा पीना अच्छा है।',
    'अच्छा लगे तो अपनी दवा बंद कर दें।',
    'छोटे बुखार में डॉक्टर के पास न जाएँ।',
    'अस्पताल की जगह घर पर ही रहना अच्छा है।',
    'बच्चों को टीका लगवाने की ज़रूरत नहीं है।',
    'आपको शायद शुगर की बीमारी है, मीठा कम खाएँ।',
    'आपको खून की कमी हो सकती है, साग खाएँ।',
    'सत्तर प्रतिशत लोग कम सोते हैं, आप सोएँ।',
    'सीने में दर्द हो तो पानी पीकर लेट जाएँ।',
    'लकवा हो तो १०८ पर फ़ोन करें और बैठाएँ।',
    'बेहोश हो तो रुकें, फिर 112 पर फ़ोन करें।',
    'साँप काटे तो हाथ को कसकर बाँध दें।',
    'नींबू पानी से हर बीमारी का इलाज होता है।',
    'हफ़्ते में एक दिन उपवास करना अच्छा है।',
    'रोज़ water पिएँ और अच्छी नींद लें।',
    'Drink water often through the whole day.',
    'ज़्यादा जानने को www.tips.in पर जाएँ।',
  ])('in Hindi: %s', (description) => {
    expect(problemsWith(description, 'अच्छी सलाह', 'hi')).not.toEqual([]);
  });

  it('a bad title as well', () => {
    for (const title of ['', 'No', 'T'.repeat(61), 'Take aspirin daily', 'Cut your risk by 40%', '<i>Water</i>'])
      expect(problemsWith(GOOD.en[0]!.description, title)).not.toEqual([]);
    expect(problemsWith(GOOD.hi[0]!.description, 'Water', 'hi')).not.toEqual([]);
  });

  it('too few, too many, and the same twice', () => {
    expect(problemsOf({ tips: GOOD.en.slice(0, 3) }, 'en')).toEqual(['write 6 tips']);
    expect(
      problemsOf({ tips: Array.from({ length: 9 }, (_, at) => ({ ...GOOD.en[0]!, title: `Tip ${at}` })) }, 'en'),
    ).toEqual(['write 6 tips']);
    expect(problemsOf({ tips: [...GOOD.en, GOOD.en[0]!] }, 'en')).toEqual(['write different tips']);
  });

  it('without repeating what was written', () => {
    expect(problemsWith('Take Crocin when you feel warm in the evening.').join()).not.toMatch(/crocin|warm/i);
  });
});
