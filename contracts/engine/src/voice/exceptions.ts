import type { ThirdPerson } from './voices.ts';

type OwnForm = Partial<Record<ThirdPerson, string>>;

const both = (child: string, other: string): OwnForm => ({ child, other });

/** Texts that the rules would get wrong, as they are said of a child and of somebody else. */
export const OWN_FORMS: Readonly<Record<string, OwnForm>> = {
  'Does it get worse when you walk or work hard?': { child: 'Does it get worse when the child runs or plays hard?' },
  'Does the chest pain come when you walk or work hard?': {
    child: 'Does the chest pain come when the child runs or plays hard?',
  },
  'Do you feel generally ill?': { child: 'Does the child seem generally ill?' },
  'Have you lost weight without trying?': { child: 'Has the child lost weight?' },
  'क्या बिना कोशिश के आपका वज़न घटा है?': { child: 'क्या बच्चे का वज़न घटा है?' },
  'Are you easily upset or angry?': { child: 'Is the child fussy or easily upset?' },
  'क्या ज़रा सी बात पर चिढ़ या गुस्सा आता है?': { child: 'क्या बच्चा चिड़चिड़ा है या बात-बात पर रोता है?' },
  'Is it hard to open your mouth?': both(
    'Is it hard for the child to open their mouth?',
    'Is it hard for them to open their mouth?',
  ),
  'Is it hard to stand up or lift your arms?': both(
    'Is it hard for the child to stand up or lift their arms?',
    'Is it hard for them to stand up or lift their arms?',
  ),
  'Is it hard to feel close to your baby?': both(
    'Is it hard for the mother to feel close to the baby?',
    'Is it hard for them to feel close to the baby?',
  ),
  'Are you very high in mood and need little sleep?': both(
    'Is the child very high in mood, with little need of sleep?',
    'Are they very high in mood, with little need of sleep?',
  ),
  'Call 112 for a child or if you sweat and vomit.': both(
    'Call 112 now: it is a child.',
    'Call 112 if they sweat and vomit.',
  ),
  'Call 112 or 14416 now if you think of harming yourself or the baby.': both(
    'Call 112 or 14416 now if the mother thinks of harming herself or the baby.',
    'Call 112 or 14416 now if she thinks of harming herself or the baby.',
  ),
  'Call 181 if somebody forces you.': both(
    'Call 1098 or 112 if somebody forces the child.',
    'Call 181 if somebody forces them.',
  ),
  'Then eat some bread or rice.': both('Then give the child some bread or rice.', 'Then give them some bread or rice.'),
  'Weigh yourself every morning.': both('Weigh the child every morning.', 'Weigh them every morning.'),
  'When you crave, wait five minutes, drink water and walk.': both(
    'When the craving comes, let the child wait five minutes, drink water and walk.',
    'When the craving comes, let them wait five minutes, drink water and walk.',
  ),
  'Go to a cool place and wear loose cotton.': both(
    'Bring the child to a cool place and dress them in loose cotton.',
    'Bring them to a cool place and dress them in loose cotton.',
  ),
  'Stay in a room by yourself.': both(
    'Keep the child in a room apart from others.',
    'Let them stay in a room by themselves.',
  ),
  'Stay in a room by yourself and wear a mask.': both(
    'Keep the child in a room apart from others, with a mask.',
    'Let them stay in a room by themselves and wear a mask.',
  ),
  'Check your oxygen with a finger device, if you have one.': both(
    "Check the child's oxygen with a finger device, if you have one.",
    'Check their oxygen with a finger device, if you have one.',
  ),
  'Be with someone you trust, or call them.': both(
    'Stay with the child, and bring someone the child trusts.',
    'Stay with them, or bring someone they trust.',
  ),
  'You do not have to explain everything. Just say you need help.': both(
    'You do not have to explain everything. Just say the child needs help.',
    'You do not have to explain everything. Just say they need help.',
  ),
  'Go to a safe place and to someone you trust.': both(
    'Take the child to a safe place and to someone the child trusts.',
    'Take them to a safe place and to someone they trust.',
  ),
  'Take no more of a new medicine until you have asked a doctor today.': both(
    'Give the child no more of a new medicine until you have asked a doctor today.',
    'Give them no more of a new medicine until you have asked a doctor today.',
  ),
  'Wash hands and use your own towel.': both(
    'Wash hands, and give the child a towel of their own.',
    'Wash hands, and give them a towel of their own.',
  ),
  'Set a day and tell your family.': both(
    'Help the child set a day and tell the family.',
    'Help them set a day and tell the family.',
  ),
  'Cover your mouth when you cough.': both(
    'Let the child cover the mouth when coughing.',
    'Let them cover the mouth when coughing.',
  ),
  'Wait a little longer each day before you go.': both(
    'Let the child wait a little longer each day before going.',
    'Let them wait a little longer each day before going.',
  ),
  'Move away from anything you could hurt yourself with.': both(
    'Keep anything away that the child could hurt themselves with.',
    'Keep anything away that they could hurt themselves with.',
  ),
};

/** Texts whose "you" is the one who helps, who may be alone with it, and texts for two. */
export const KEPT: ReadonlySet<string> = new Set([
  'You can wait a few days, but have it checked.',
  'Does the rash stay when you press a glass on it?',
  'Are there purple spots that stay when you press a glass on them?',
  'Does the chest hurt when you press on it?',
  'Does it hurt when you pull the ear or press in front of it?',
  'Take off wet clothes and wash the skin; wear gloves.',
  'Take off wet clothes and jewellery. Wear gloves.',
  'Wear gloves when you touch saliva.',
  'Wear gloves or plastic bags on your hands.',
  'Call 112 when you can speak safely. You may also send an SMS.',
  'If you have naloxone, give it now.',
  'Use naloxone if you have it.',
  'Do not open the lump yourself.',
  'If you cannot, push the wire away with dry wood. Keep away from high-voltage lines.',
  'Dry the baby. Lay it on your bare chest under a cloth.',
  'Stop smoking, gutka and alcohol, both of you.',
  'See a doctor together after a year, or six months if over 35.',
  'Read aloud together every day.',
  'If this is happening now, call 112. Say where you are and what you see.',
  'Stay with the person. See whether they answer and breathe normally.',
  'Measure the sugar if you can.',
  'Measure sugar and ketones if you can.',
  'Call 112 for a fit, a stiff neck, hard breathing or someone you cannot wake.',
  'Give paracetamol for pain and fever if a doctor has told you how.',
  'Give ORS in sips while you travel.',
]);
