import { read } from '../../testing/shipped.ts';

/** What people say, the findings heard, and those heard to be absent. */
const COMPLAINTS: [text: string, present: readonly string[], denied?: readonly string[]][] = [
  ['तीन दिन से तेज बुखार है, ठंड लगकर आता है और बदन टूट रहा है', ['high_fever', 'chills', 'body_ache']],
  ['sar ghoom raha hai jab bistar par karwat leta hoon', ['spinning_position']],
  ['दाहिने कान से मवाद आ रहा है और कम सुनाई देता है', ['ear_discharge', 'hearing_loss']],
  ['kaan mein seeti si bajti rehti hai', ['ringing_ears']],
  ['गला बैठ गया है, थूक निगलने में दर्द होता है, खांसी नहीं है', ['hoarse_voice', 'painful_swallowing'], ['cough']],
  ['mujhe sugar ki bimari hai aur bp ki goli leta hoon', ['diabetes_known', 'hypertension_known']],
  ['खाना खाने के बाद सीने में जलन और खट्टी डकार आती है', ['heartburn', 'regurgitation_sour']],
  ['pet phoola rehta hai, gas bahut banti hai, kabz bhi hai', ['bloating', 'constipation']],
  ['दो दिन से पतले दस्त हैं, खून नहीं आता', ['diarrhoea'], ['stool_blood']],
  ['आंखें पीली हो गई हैं, पेशाब गहरा पीला है, भूख नहीं लगती', ['jaundice', 'dark_urine', 'appetite_loss']],
  ['aankh laal hai aur subah keechad se chipak jaati hai', ['eye_redness', 'eye_discharge_sticky']],
  ['सीढ़ी चढ़ने पर सांस फूलती है और पैरों में सूजन है', ['breathless_exertion', 'leg_swelling']],
  ['dil zor zor se dhadakta hai, ghabrahat hoti hai', ['palpitations', 'anxiety']],
  ['चलने पर सीने में दर्द होता है, रुकने पर ठीक हो जाता है', ['chest_pain_minutes_rest_relief']],
  ['wazan kam ho raha hai bina kuch kiye, raat ko pasina aata hai', ['weight_loss', 'night_sweats']],
  ['मैं पांच महीने की गर्भवती हूं और उल्टी रुकती नहीं', ['pregnancy', 'vomiting']],
  ['दो महीने से पेट में दर्द है', ['abdominal_pain']],
  ['pehle tb ho chuki hai, ab phir khansi mein khoon aaya', ['tb_before', 'sputum_blood']],
  ['bachcha baar baar kaan kheenchta hai aur rota hai', ['ear_pulling']],
  ['कल शादी में बाहर का खाना खाया, आज सुबह से उल्टी और मरोड़', ['bad_food_water', 'vomiting', 'cramping_belly_pain']],
  ['दवा खाई पर आराम नहीं, सिर दर्द वैसा ही है', ['treatment_no_help', 'headache']],
  ['ghar mein chulhe ka dhuan hota hai, saalon se khansi hai', ['dust_smoke_exposure', 'long_cough']],
  ['cigarette peeta hoon, sharab nahi peeta', ['smoking'], ['alcohol']],
  ['thyroid ki goli chal rahi hai, baal jhad rahe hain', ['thyroid_known', 'hair_loss']],
  ['मुझे दमा है, रात में सीटी जैसी सांस आती है', ['asthma_known', 'wheezing']],
  ['हर समय थकान रहती है, खून की कमी बताई थी', ['fatigue', 'anaemia_known']],
  ['loo lag gayi lagta hai, din bhar dhoop mein kaam kiya', ['body_overheated', 'heat_exposure']],
];

describe('a complaint of fever, belly, ear, eye, heart or past illness in Hindi', () => {
  it.each(COMPLAINTS)('is heard: "%s"', (...[text, present, denied = []]) => {
    const reading = read(text);
    expect([...reading.present.keys()]).toEqual(expect.arrayContaining([...present]));
    expect([...reading.denied]).toEqual(expect.arrayContaining([...denied]));
  });

  it('of months of belly pain is no pregnancy', () => {
    expect(read('दो महीने से पेट में दर्द है').present.has('pregnancy')).toBe(false);
  });
});
