import { MOST_STEPS, stepsToShow } from './first-aid.ts';
import { answer, base } from '../../testing/shipped.ts';

const stepsFor = (text: string): readonly string[] => answer(text).triage?.steps ?? [];
const numbersFor = (text: string): string[] =>
  answer(text).redFlags.flatMap(({ helplines }) => helplines.map(({ number }) => number));

const UPRIGHT = /sit |upright|inhaler/i;
const SUGAR = /spoons of sugar|glass of juice|sweet drinks/i;
const DRINK = /^(?:drink|sip|give) .*(?:water|ORS|sips)/i;
const FASTING = /nothing to eat or drink|not eat or drink|nothing by mouth|not drink/i;

describe('first aid', () => {
  it.each([
    'he is not breathing and turning blue',
    'my mother is not breathing at all',
    'she has no pulse',
    'grandfather fell down, no breath and no pulse',
    'my brother stopped breathing after the match',
    'chacha ki dhadkan nahi mil rahi',
    'his chest is not moving and he is grey',
    'uncle saans nahi le rahe',
    'patni saans nahi le rahi hai aur thandi pad gayi',
    'bachcha saans nahi le raha',
    'dadi ki saans ruk gayi',
    'woh gir gaye, nabz nahi mil rahi',
    'papa gir gaye aur saans nahi chal rahi',
    'पापा साँस नहीं ले रहे हैं',
    'बच्चा साँस नहीं ले रहा',
    'मां सांस नहीं ले रही',
    'दादी की साँस रुक गई है',
    'नब्ज नहीं मिल रही',
    'उनकी नाड़ी नहीं मिल रही है',
    'he collapsed and is gasping like a fish',
    'my father collapsed and makes snoring gasping sounds and does not respond',
    'she fainted at the gym, gasps once in a while and cannot be woken',
    'papa gir pade aur bas hichki jaisi saans le rahe hain, hosh nahi hai',
    'not breathing after a snake bite',
    'he took an electric shock and is not breathing',
    'not breathing, chest pain before that, very sweaty',
    'wife not breathing, she has asthma',
  ])('is chest compressions first when nobody breathes: "%s"', (text) => {
    const steps = stepsFor(text);
    expect(steps.slice(0, 3).join(' ')).toMatch(/push hard and fast/i);
    expect(steps.join(' ')).not.toMatch(UPRIGHT);
  });

  it.each([
    'my husband snores and his breathing stops for some seconds at night',
    'raat ko kharrate aate hain aur saans kuch second rukti hai',
    'my toddler holds his breath when he cries',
    'i cannot breathe properly, i have asthma',
    'saans nahi aa rahi, dama hai',
    'my nose is blocked, i cannot breathe through it',
    'he is breathing normally now',
    'वह साँस ले रहा है पर खाँसी है',
    'hold your breath while i press here',
    'in the film the hero stopped breathing',
  ])('is no chest compressions for "%s"', (text) => {
    expect(answer(text).redFlags.map(({ id }) => id)).not.toContain('no_breathing');
  });

  it.each([
    'glucometer shows HI',
    'meter reads HI and papa is drowsy',
    'diabetic mother, glucometer says HI and she is drowsy',
    'sugar 450',
    'sugar 550, sleepy',
    'sugar 320 and confused',
    'diabetic father unconscious, sugar 600',
    'blood sugar is 412 and she is shaking and sweating',
    'her glucose came 380, she is diabetic and has fainted',
    'शुगर 500 है',
    'मम्मी को डायबिटीज है, शुगर 480 और बेहोश',
    'papa ki sugar 520 aa rahi hai aur chakkar',
    'sugar machine HI dikha rahi hai',
    'diabetic, sugar is 390, trembling with sweat',
    'papa ka sugar HI aa raha hai',
    'glucometer pe HI likha aa raha hai',
    'glucometer HI',
    'insulin user with sugar 430 and confused',
  ])('gives no sugar when the sugar is high: "%s"', (text) => {
    const { triage } = answer(text);
    expect(['emergency', 'urgent']).toContain(triage?.level);
    expect(triage?.steps.join(' ')).not.toMatch(SUGAR);
  });

  it.each([
    'sugar 45 and sweating',
    'diabetic, sugar 52, shaking',
    'शुगर 40 है और पसीना आ रहा',
    'sugar 48 ho gayi, haath kaanp rahe',
    'diabetic husband is confused and sweating after insulin',
  ])('gives sugar when it is low: "%s"', (text) => {
    expect(stepsFor(text).join(' ')).toMatch(SUGAR);
  });

  it.each([
    'angithi lit in closed room and we all have headache',
    'closed room with coal stove, wife is dizzy and vomiting',
    'we slept with the sigri on, everyone has a terrible headache',
    'car running in the shut garage and he is drowsy',
    'gas leak in the kitchen, mother fainted',
    'smoke in the room, grandmother is coughing and dizzy',
    'kamre mein angithi jal rahi thi, sab ko chakkar aur ulti',
    'बंद कमरे में अंगीठी जल रही थी, सबको सिर दर्द',
    'gas geyser on in the bathroom, son is unconscious',
    'we lit coal in the bedroom, all of us feel dizzy',
    'generator was running in the shop with the shutter down, he fainted',
    'kamre mein sigdi jalake soye the, bachche uth nahi rahe',
    'smell of gas in the kitchen and my wife passed out',
    'car mein AC chala ke so gaye the, gaadi garage me band thi, ab chakkar aur ulti',
  ])('begins with fresh air: "%s"', (text) => expect(stepsFor(text)[0]).toMatch(/fresh air/i));

  it.each([
    'he is choking on food and cannot breathe',
    'a peanut is stuck in his throat and he cannot breathe or speak',
    'child swallowed a grape and is choking turning blue',
    'gale mein khana atak gaya, saans nahi aa rahi, muh neela',
    'गले में सिक्का अटक गया और साँस नहीं आ रही',
  ])('begins with back blows: "%s"', (text) =>
    expect(stepsFor(text).slice(0, 2).join(' ')).toMatch(/blows between the shoulder blades/i),
  );

  it.each(['the cord is hanging out and the waters broke at 35 weeks', 'naal bahar latak rahi hai, paani chhoot gaya'])(
    'lets nobody lie down or walk on a cord: "%s"',
    (text) => {
      const steps = stepsFor(text);
      expect(steps[0]).toMatch(/^Kneel/);
      expect(steps.join(' ')).not.toMatch(/left side|lie down/i);
    },
  );

  it.each([
    'rice water stool since morning, no urine, cramps',
    'chawal ke paani jaisa dast, peshab band',
    'no urine since yesterday and legs are swollen, loose motions all day',
    'loose motions 20 times, no urine for a day',
    'dialysis missed, breathless and vomiting, no urine',
    'very bad stomach ache with vomiting, no urine since a day and fever with chills',
  ])('does not ask to drink and not to drink: "%s"', (text) => {
    const steps = stepsFor(text);
    expect(steps.some((step) => DRINK.test(step)) && steps.some((step) => FASTING.test(step))).toBe(false);
  });

  it.each([
    ['my son drank sulfas and said he wants to die', /vomit/i],
    ['she took 40 sleeping tablets because she wants to die', /vomit/i],
    ['i cut my wrist deeply, it bleeds a lot, i want to end it', /Press/],
    ['maine zeher kha liya hai, jeena nahi chahti', /vomit/i],
    ['farmer drank pesticide, he said there is no way out', /vomit/i],
    ['my daughter cut herself and is bleeding a lot', /Press/],
    ['बेटे ने ज़हर खा लिया, कह रहा था जीना नहीं है', /vomit/i],
    ['i took all my pills to end my life', /vomit/i],
  ])('names Tele-MANAS beside the first aid: "%s"', (text, first) => {
    expect(stepsFor(text).slice(0, 2).join(' ')).toMatch(first);
    expect(numbersFor(text)).toContain('14416');
  });

  it('gives aspirin for a heart attack, and none for a torn artery or with one', () => {
    expect(stepsFor('crushing chest pain and cold sweat, 60 years old').join(' ')).toMatch(
      /chew one ordinary aspirin/i,
    );
    expect(stepsFor('sudden tearing pain in the chest into the back, sweating, 60 years old').join(' ')).not.toMatch(
      /chew/i,
    );
  });

  it('ties off a limb that spurts, and asks for tetanus after a bite', () => {
    expect(stepsFor('deep cut in the leg, blood is spurting out').join(' ')).toMatch(/broad band/);
    expect(answer('a street dog bit my hand').redFlags[0]?.steps.join(' ')).toMatch(/tetanus/);
  });

  it('does not dress the wound of somebody whom a voice tells to hurt others', () => {
    const { redFlags, triage } = answer('he hears voices telling him to stab his brother');
    expect(redFlags[0]?.id).toBe('psychosis_danger');
    expect(triage?.steps.join(' ')).not.toMatch(/press/i);
  });

  it.each([
    'fever in mother 5 days after birth of the baby',
    'my wife delivered 4 days ago and has fever with bad smelling discharge',
    'delivery ke 6 din baad maa ko tez bukhar',
    'डिलीवरी के पाँच दिन बाद माँ को तेज़ बुखार',
  ])('treats the mother, not her baby: "%s"', (text) => {
    const { redFlags } = answer(text);
    expect(redFlags.map(({ id }) => id)).toContain('postpartum_infection');
    expect(redFlags.map(({ id }) => id)).not.toContain('small_baby');
  });

  it.each([
    '37 weeks pregnant and the baby does not move since morning',
    'no movements of the baby at 37 weeks',
    'baby is not moving in the womb since last night, 36 weeks',
    '8 mahine ki pregnant, bachcha pet mein hil nahi raha',
  ])('warms no child in the womb: "%s"', (text) => {
    expect(stepsFor(text)[0]).toMatch(/left side/i);
    expect(stepsFor(text).join(' ')).not.toMatch(/warm|milk/i);
  });

  it.each([
    ['30 weeks pregnant and blood is pouring down', /left side/i],
    ['she delivered an hour ago and the bleeding does not stop', /legs raised/i],
    ['he coughs up a full glass of blood', /lean to the side/i],
    ['nose bleeding for 40 minutes not stopping', /lean forward/i],
    ['a pain like a knife in the chest into the back', /keep still/i],
    ['pain in the belly like a knife, suddenly, he is sweating', /Lie still/i],
    ['water broke and a rope like thing is hanging out between her legs', /^Let them kneel/],
    ['in Leh he cannot breathe, lips are blue', /^Go down/],
    ['i am on the terrace and have decided to jump', /someone you trust/i],
    ['addison patient, vomiting, bp 70/40', /steroid injection/i],
    ['she drank acid and cannot swallow her spit', /vomit/i],
    ['under the chin hard swelling, tongue is pushed up, cannot swallow, fever', /Sit upright/i],
    ['dama ka daura pada hai, bol nahi pa rahe', /Sit upright/i],
  ])('begins with what its own danger needs: "%s"', (text, first) => expect(stepsFor(text)[0]).toMatch(first));

  it('is short, however much is wrong', () => {
    const steps = stepsFor(
      'after a crash he bleeds a lot, glass sticks in his chest, cannot breathe, vomits blood, burnt arm, broken bone sticks out, seizure, very cold, sugar 30',
    );
    expect(steps.length).toBe(MOST_STEPS);
  });
});

describe('beside an emergency', () => {
  it('no urgent sign says to see a doctor today', () => {
    const steps = stepsFor('my father 62 has pressure in the chest since one hour and is sweating');
    expect(steps.join(' ')).not.toMatch(/today/);
    expect(steps.length).toBeGreaterThan(3);
  });

  it('the fever of a newborn begins with the newborn', () =>
    expect(stepsFor('my baby born 9 days ago has fever and does not take milk').join(' ')).not.toMatch(/Drink water/));
});

describe('steps of flags that stand together', () => {
  it('show the first flag in full and nothing that contradicts it', () => {
    const quarrels = base.rules.flatMap((first) =>
      base.rules.flatMap((second) => {
        const [shown] = stepsToShow([first, second]);
        return shown!.length === first.steps.length ? [] : [`${first.id} + ${second.id}`];
      }),
    );
    expect(quarrels).toEqual([]);
  });

  it('leave out what contradicts, repeats or is too much', () => {
    const many = { steps: ['a', 'b', 'c', 'd', 'e', 'f'] };
    expect(
      stepsToShow([
        { steps: ['Lie down.', 'Drink.'], stances: ['posture:flat', 'drink:give'] },
        { steps: ['Sit up.', 'Drink more.', 'Stay.'], stances: ['posture:upright', 'drink:give', ''] },
      ]),
    ).toEqual([[0, 1], [2]]);
    expect(stepsToShow([{ steps: ['Stay.'] }, { steps: ['Stay.', 'Wait.'] }])).toEqual([[0], [1]]);
    expect(stepsToShow([many, { steps: ['g', 'h', 'i'] }])).toEqual([[0, 1, 2, 3, 4, 5], [0]]);
  });
});
