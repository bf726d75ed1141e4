import type { Catalogue } from '@sahaay/contracts/i18n';

/** The English texts of what is fetched only before something is sent. */
export const en = {
  'safety.emergency.title': 'This may be an emergency',
  'safety.emergency.text': 'If it is happening now, please call first. You do not have to wait for answers here.',
  'safety.selfHarm.title': 'You are not alone',
  'safety.selfHarm.text': 'People who are trained to listen are there for you, day and night. The call is free.',
  'safety.call': 'Call now',
  'safety.line.112': 'Emergency',
  'safety.line.108': 'Ambulance',
  'safety.line.14416': 'Worries and dark thoughts (Tele-MANAS)',
  'safety.line.181': 'Women in trouble, day and night',
  'safety.line.1091': 'Women Helpline (police)',
  'safety.line.1098': 'Children in trouble (Childline)',
  'safety.line.poisons': 'Poisons (AIIMS, Delhi)',
  'safety.firstAid': 'What to do until help comes',
  'safety.check': 'Check the symptoms',
  'safety.back': 'Go back',
  'safety.anyway.post': 'Post it all the same',
  'safety.anyway.reply': 'Reply all the same',

  'private.title': 'Do you want to share this with everyone?',
  'private.text': 'Everyone here could call or find somebody with this:',
  'private.back': 'Go back and edit',
  'private.share': 'Share it',
} as const satisfies Catalogue;
