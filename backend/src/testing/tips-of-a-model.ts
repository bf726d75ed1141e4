/** Writes tips as a model should, in the language in which it is asked. This file imports nothing of the product. */
export function tipsOfAModel({ messages }: { messages: readonly { readonly text: string }[] }): object {
  return { tips: (JSON.parse(messages[0]!.text) as { language: string }).language === 'English' ? ENGLISH : HINDI };
}

const ENGLISH = [
  { title: 'Sip water often', description: 'Keep a bottle near you and drink a little all through the day.' },
  { title: 'Walk after dinner', description: 'A slow walk with your family helps you sleep well at night.' },
  { title: 'Wash your hands', description: 'Use soap before you eat and after you use the toilet.' },
  { title: 'Rest your eyes', description: 'Look far away for a moment when you use a phone for long.' },
  { title: 'Sleep at the same time', description: 'Going to bed at the same hour each night makes mornings easier.' },
];

const HINDI = [
  { title: 'थोड़ा-थोड़ा पानी पिएँ', description: 'पानी की बोतल पास रखें और दिन भर थोड़ा-थोड़ा पीते रहें।' },
  { title: 'खाने के बाद टहलें', description: 'परिवार के साथ धीरे-धीरे टहलने से नींद अच्छी आती है।' },
  { title: 'हाथ धोएँ', description: 'खाने से पहले और शौच के बाद साबुन से हाथ धोएँ।' },
  { title: 'आँखों को आराम दें', description: 'देर तक फ़ोन देखें तो बीच-बीच में दूर भी देखें।' },
  { title: 'एक ही समय पर सोएँ', description: 'रोज़ एक ही समय पर सोने से सुबह उठना आसान होता है।' },
];
