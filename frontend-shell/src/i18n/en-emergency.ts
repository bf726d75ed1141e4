import type { Catalogue } from '@sahaay/contracts/i18n';

/** The English texts of the page of emergency numbers and first aid. */
export const emergencyTexts = {
  'emergency.page': 'Emergency numbers and first aid',
  'emergency.page.lead': 'This page works without internet and without an account.',
  'emergency.short': 'Emergency',
  'emergency.ambulance': 'Ambulance',
  'emergency.say': 'What to say on the phone',
  'emergency.say.place': 'Where you are: the town or village, the road, and a shop, school or temple you can see.',
  'emergency.say.what': 'What happened, when, and how old the person is.',
  'emergency.say.state': 'Whether the person is awake, breathes and bleeds.',
  'emergency.say.number': 'Your phone number, in case the call breaks off.',
  'emergency.say.stay': 'Stay on the line until they tell you to hang up.',
  'emergency.firstAid': 'First aid',
  'emergency.firstAid.find': 'Find first aid',
  'emergency.firstAid.find.hint': 'For example: snake, burn, fit. Nothing you type here leaves this device.',
  'emergency.firstAid.loading': 'Loading first aid...',
  'emergency.firstAid.failed': 'First aid did not load. Check your connection, then try again. You can still call.',
  'emergency.firstAid.found': { one: '{count} found', other: '{count} found' },
  'emergency.firstAid.none': 'Nothing found. Try another word, or call 112.',
  'emergency.firstAid.inEnglish': 'In English for now, since the words of your language did not load.',
  'emergency.lines': 'All helplines',

  'theme.heart-and-breath': 'Heart and breathing',
  'theme.injury-and-surroundings': 'Injuries, bites, burns and accidents',
  'theme.poisons': 'Poisoning',
  'theme.brain-and-nerves': 'Brain, fits and fainting',
  'theme.mothers-and-babies': 'Pregnancy, babies and children',
  'theme.belly-and-infection': 'Belly, fever and infections',
  'theme.eyes-ears-mouth': 'Eyes, ears, nose and mouth',
  'theme.known-illnesses': 'People with a known illness',
  'theme.safety': 'Violence, abuse and dark thoughts',

  'helpline.ambulance': 'Ambulance',
  'helpline.women': 'Women in trouble, day and night',
  'helpline.child': 'Children in trouble (Childline)',
  'helpline.mind': 'Worries and dark thoughts (Tele-MANAS)',
  'helpline.elder': 'Older people (Elder Line)',
  'helpline.poisons': 'Poisons (AIIMS, Delhi)',

  'offline.text': 'You are offline. What is saved on this device still works.',
  'offline.link': 'Numbers and first aid',
} as const satisfies Catalogue;
