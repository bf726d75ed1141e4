import { flagsOf, read } from '../../testing/shipped.ts';

const presentIn = (text: string): string[] => [...read(text).present.keys()];

describe('what people say in Hindi in other forms of a verb or in other words', () => {
  it.each([
    ['दो महीने से पीरियड नहीं आए', 'missed_period'],
    ['pet chal raha hai subah se', 'diarrhoea'],
    ['शौच खुलकर नहीं होता', 'constipation'],
    ['सीढ़ी चढ़ते ही हांफने लगती हूं', 'breathless_exertion'],
    ['दम फूलता है', 'breathlessness'],
    ['मितली आ रही है', 'nausea'],
    ['भूख मर गई है', 'appetite_loss'],
    ['रात भर जागता रहता हूं', 'poor_sleep'],
    ['गर्दन में ऐंठन है', 'muscle_cramps'],
    ['चलते समय घुटने में दर्द होता है', 'knee_pain'],
    ['चलते समय घुटने में दर्द होता है', 'walking_painful'],
    ['चलने पर घुटने में दर्द होता है', 'joint_worse_use'],
    ['ठंडा पानी पीने पर दांत में दर्द होता है', 'tooth_pain'],
    ['पोंछने पर खून दिखता है', 'stool_blood_fresh'],
    ['पीरियड के पहले दिन पेट में मरोड़ होती है', 'period_pain'],
    ['पैरों में चींटियां चलती हैं', 'tingling'],
    ['चेहरे पर काले धब्बे हैं', 'face_dark_patches'],
    ['बाल गिरते हैं', 'hair_loss'],
    ['आंखों में पीलापन है', 'jaundice'],
    ['नाखून पीले और मोटे हो गए हैं', 'nail_thick_yellow'],
    ['बेटे का सिर दीवार से टकराया', 'head_hit'],
    ['सुबह टखनों में दर्द होता है', 'ankle_pain'],
    ['दोनों कोहनियों में दर्द है', 'elbow_pain'],
    ['kulhon mein dard hai', 'hip_pain'],
    ['हथेलियों में खुजली है', 'palms_soles_itch'],
    ['बालों में सफेद पपड़ी है', 'dandruff'],
    ['बुखार रात को आता है और सुबह उतर जाता है', 'fever_comes_goes'],
  ])('is heard: "%s" (%s)', (text, finding) => expect(presentIn(text)).toContain(finding));

  it.each([
    ['ठंडा पीने पर दांत में दर्द नहीं होता', 'tooth_pain'],
    ['बाल नहीं गिरते', 'hair_loss'],
    ['आंखों में पीलापन नहीं है', 'jaundice'],
    ['चलने पर घुटने में दर्द नहीं होता', 'knee_pain'],
    ['पेट में मरोड़ नहीं है', 'cramping_belly_pain'],
  ])('is denied: "%s" (%s)', (text, finding) => expect(presentIn(text)).not.toContain(finding));

  it.each([
    ['गर्दन में ऐंठन है', 'cramping_belly_pain'],
    ['I have cramps in my stomach', 'muscle_cramps'],
    ['ब्लड प्रेशर बढ़ा रहता है', 'bleeding_words'],
    ['आंखों के आगे काले धब्बे तैरते हैं', 'rash'],
    ['5 महीने के बच्चे को हरे पतले दस्त हो रहे हैं', 'weight_loss'],
    ['गाल के अंदर छाला है', 'blisters'],
  ])('is nothing else: "%s" (%s)', (text, finding) => expect(presentIn(text)).not.toContain(finding));

  it('is no attack when somebody lay in the wrong way', () => {
    expect(flagsOf('गलत तरीके से सोने से गर्दन अकड़ गई है')).toEqual([]);
    expect(flagsOf('उसने मुझे गलत तरीके से छुआ')).toContain('sexual_violence');
  });
});
