import { raise, read } from '../../testing/shipped.ts';

describe('a complaint of joints, nerves, mind, breath, skin, urine or periods in Hindi', () => {
  it.each([
    ['तीन दिन से घुटने में दर्द है, सीढ़ी चढ़ने पर बढ़ता है', ['knee_pain', 'worse_with_exertion'], []],
    ['kandha jam gaya hai, haath upar nahi jaata', ['shoulder_stiff'], []],
    ['पैर के अंगूठे में रात से तेज दर्द है, लाल और सूज गया है', ['big_toe_pain'], []],
    ['khelte hue takhna mud gaya, pair zameen par nahi rakh pa raha', ['joint_twist', 'cannot_bear_weight'], []],
    ['daant mein keeda laga hai, dard nahi hai', ['tooth_hole'], ['tooth_pain']],
    ['मसूड़े फूल गए हैं और दांत हिल रहे हैं', ['gums_swollen', 'teeth_loose'], []],
    ['आधे सिर में दर्द होता है, रोशनी अच्छी नहीं लगती', ['headache_one_side', 'light_sensitivity'], []],
    ['sir ghoomta hai jab karwat leta hoon, lekin bukhar nahi hai', ['spinning'], ['fever']],
    ['दादी एक ही बात बार बार पूछती हैं, बातें भूल जाती हैं', ['memory_recent_loss', 'memory_trouble'], []],
    [
      'kisi kaam mein man nahi lagta, neend nahi aati, rona aata hai',
      ['loss_of_interest', 'poor_sleep', 'crying_spells'],
      [],
    ],
    ['बार बार हाथ धोता हूं, मन में एक ही विचार आता है', ['obsessions'], []],
    ['naak band hai, chheenk aa rahi hai, bukhar nahi hai', ['blocked_nose', 'sneezing'], ['fever']],
    ['खांसी नहीं है, सांस नहीं फूलती, बस छींकें आती हैं', ['sneezing'], ['cough']],
    ['raat mein khansi aati hai aur saans mein seeti bajti hai', ['night_cough', 'wheezing'], []],
    ['पेशाब में जलन है और बार बार जाना पड़ता है', ['burning_urine', 'frequent_urine'], []],
    ['peshab mein jhaag banta hai aur aankhon ke neeche sujan', ['foamy_urine', 'puffy_eyes'], []],
    ['शरीर पर सफेद दाग हैं, खुजली नहीं है', ['white_skin_patches'], ['itching']],
    ['haath ki ungliyon ke beech khujli hai, raat ko zyada', ['skin_burrows', 'itch_night'], []],
    ['पीरियड में बहुत खून जाता है, कमजोरी लगती है', ['heavy_periods', 'weakness'], []],
    ['स्तन में गांठ है, दर्द नहीं है', ['breast_lump'], ['breast_pain']],
    ['khansne par peshab nikal jaata hai', ['leak_on_cough'], []],
  ])('is understood: "%s"', (text, present, denied) => {
    const heard = read(text);
    expect([...heard.present.keys()]).toEqual(expect.arrayContaining(present));
    expect([...heard.denied]).toEqual(expect.arrayContaining(denied));
    for (const finding of denied) expect(heard.present.has(finding)).toBe(false);
  });

  it.each([
    'खांसी नहीं है, सांस नहीं फूलती',
    'पैर के अंगूठे में तेज दर्द है',
    'पिताजी को पेशाब रुक रुक कर आता है',
    'रात को हाथ सुन्न हो जाते हैं, झटकने से ठीक होते हैं',
    'haath pair mein jhunjhuni aati hai',
    'हाथ पैर में कमजोरी है',
  ])('raises no emergency: "%s"', (text) =>
    expect(raise(text).filter(({ level }) => level === 'emergency')).toEqual([]),
  );

  it('takes no grandmother for ringworm', () => expect(read('दादी को बुखार है').present.has('rash_ring')).toBe(false));
});
