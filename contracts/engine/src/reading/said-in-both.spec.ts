import { flagsOf, read } from '../../testing/shipped.ts';

const presentIn = (text: string): string[] => [...read(text).present.keys()];

describe('a denial in Hindi that ends nothing', () => {
  it.each([
    ['चार दिन से बुखार उतर नहीं रहा', 'fever'],
    ['गोली खाने पर भी सिरदर्द जा नहीं रहा', 'headache'],
    ['दस्त थमने का नाम नहीं ले रहे', 'diarrhoea'],
    ['khujli ja nahi rahi', 'itching'],
    ['बुखार में कुछ खा नहीं रही', 'fever'],
    ['खाँसी के मारे दादी सो नहीं रहीं', 'cough'],
    ['इंसुलिन लेकर खाना नहीं खाया', 'insulin_taken'],
  ])('leaves what was told: "%s"', (text, finding) => expect(presentIn(text)).toContain(finding));

  it.each([
    ['बुखार नहीं आ रहा', 'fever'],
    ['पेशाब में खून नहीं आ रहा', 'urine_blood'],
    ['सिर में दर्द नहीं हो रहा', 'headache'],
    ['अब शराब नहीं पी रहा', 'alcohol'],
  ])('takes what it denies: "%s"', (text, finding) => {
    expect(presentIn(text)).not.toContain(finding);
    expect([...read(text).denied]).toContain(finding);
  });
});

describe('the same in English and in Hindi', () => {
  it.each([
    ['My periods are coming every twenty days', 'हर बीस दिन में पीरियड आ जाता है', 'irregular_periods'],
    ['She bled again three years after her periods stopped', 'माहवारी बंद हुए तीन साल हुए, फिर खून दिखा', 'menopause_age'],
    ['The baby tugs at his ear', 'बच्चा कान नोचता है', 'ear_pulling'],
    ['Gritty eyes', 'आँखों में किरकिराहट है', 'eye_gritty'],
    ['Bitter fluid comes up into the mouth', 'कड़वा पानी गले में आता है', 'regurgitation_sour'],
    ['My toenail has grown into the flesh', 'नाखून मांस में गड़ गया है', 'nail_ingrown'],
    ['The scrotum is getting bigger', 'अंडकोष फूल गया है', 'testicle_swelling'],
    ['Knees hurt when I climb stairs', 'सीढ़ियाँ उतरते घुटनों में दर्द', 'knee_front_stairs'],
    ['A patch without sensation', 'दाग सुन्न है', 'numb_skin_patch'],
    ['A nail went into the sole of my foot', 'तलवे में कील चुभ गई', 'nail_wound'],
    ['My gums hurt with ice water, the tooth hurts', 'मीठा खाने से दाँत में टीस उठती है', 'tooth_sensitive'],
    ['Stiff fingers in the morning', 'सुबह उँगलियाँ जकड़ी रहती हैं', 'morning_stiffness'],
    ['My uncle forgets names and gets lost', 'चाचा रास्ता भूल जाते हैं', 'memory_recent_loss'],
    ['I startle, with bad dreams of the flood', 'हादसे के बाद बुरे सपने आते हैं', 'flashbacks'],
    ['They talk about me, people are following me', 'लगता है लोग मेरा पीछा करते हैं', 'false_beliefs'],
    ['A wasp stung my neck', 'गर्दन पर ततैया ने डंक मारा', 'insect_sting'],
    ['Everything I drink comes up, cannot keep water down', 'पानी भी नहीं पचता, उल्टी हो जाती है', 'cannot_keep_fluids'],
    ['My scalp is dry and scaly skin everywhere', 'चमड़ी पपड़ीदार हो गई है', 'dry_scaly_skin'],
    ['The ankle is swollen', 'टखने सूजे हैं', 'leg_swelling'],
    ['Pain around the navel', 'नाभि के आसपास दर्द', 'belly_pain_navel'],
    ['There are eggs in her hair', 'सिर में जुओं के अंडे हैं', 'lice_seen'],
    ['The fever has come back', 'बुखार दोबारा चढ़ गया', 'fever_comes_goes'],
    ['Green phlegm', 'हरा गाढ़ा बलगम', 'sputum_coloured'],
    ['Pus comes from the anus', 'गुदा से मवाद रिस रहा है', 'anal_discharge'],
    ['My heels are cracked', 'एड़ियों में दरारें हैं, एड़ी फटी है', 'heels_cracked'],
    ['I have lost weight', 'कपड़े ढीले हो गए हैं', 'weight_loss'],
    ['The urine is foamy', 'पेशाब में बुलबुले उठते हैं', 'foamy_urine'],
    ['Afraid of heights', 'अंधेरे में डर लगता है', 'one_thing_fear'],
    ['I cannot read small letters', 'छोटे अक्षर नहीं पढ़ पाता', 'near_far_blur'],
  ])('is heard as well: "%s", "%s"', (english, hindi, finding) => {
    expect(presentIn(english)).toContain(finding);
    expect(presentIn(hindi)).toContain(finding);
  });

  it('begins since the morning and is none of the mornings', () => {
    expect(presentIn('सुबह से उल्टी हो रही है')).not.toContain('morning_sickness');
    expect(presentIn('रोज़ सुबह उल्टी होती है')).toContain('morning_sickness');
  });
});

describe('words that only sound like a finding', () => {
  it.each([
    ['Bad breath in spite of mouthwash', 'breathlessness'],
    ['My periods are twelve days late', 'period_too_long'],
    ['Slime and blood with mucus in my motions', 'sputum_blood'],
    ['Mucus and blood in the stool', 'sputum_blood'],
    ['The leg is hot and red since three days', 'heat_words'],
    ['I itch all over', 'rash'],
    ['I wake because of the bleeding that does not stop', 'eases_at_rest'],
    ['My mother of 70 years coughs', 'births_many'],
    ['तेज़ चलने पर सीने में दर्द होता है', 'chest_pain_severe'],
    ['बेटी ने चूहे मारने की दवा खा ली', 'elder_hurt'],
    ['बेटी ने चूहे मारने की दवा खा ली', 'child_ate_medicine'],
    ['बिल्ली ने बेटे को पंजा मार दिया', 'elder_hurt'],
    ['आँखें जल रही हैं', 'burn_injury'],
    ['मुँह जल रहा है', 'burn_large'],
    ['एक बार उल्टी हुई', 'vomits_all'],
    ['घुटने में अचानक बहुत तेज़ दर्द', 'worst_headache'],
    ['I cannot lift my arm above my head since the frozen shoulder', 'stroke_arm'],
    ['He has to strain to pass urine', 'constipation'],
    ['जाँच के लिए खाली पेट जाना है', 'abdominal_pain'],
  ])('are none: "%s" (%s)', (text, finding) => expect(presentIn(text)).not.toContain(finding));
});

describe('a danger that one language alone told', () => {
  it.each([
    ['My toddler has fever and a rash that is not fading', 'meningitis'],
    ['I cut my wrists with a razor', 'self_harm'],
    ['चेहरा पूरा जल गया', 'burn'],
    ['बहुत तेज़ सिर दर्द अचानक हुआ', 'worst_headache'],
    ['दस बार उल्टी हो चुकी है, गर्भवती हूँ', 'pregnancy_vomiting'],
    ['बेटा मुझे मारता है', 'elder_abuse'],
    ['मेरे मुँह पर गरम तेल गिरा और जल गया', 'burn'],
  ])('is raised: "%s"', (text, flag) => expect(flagsOf(text)).toContain(flag));
});
