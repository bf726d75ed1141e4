import type { Catalogue } from '@sahaay/contracts/i18n';

/** The English texts of the views that few people open: muted people, and reports. */
export const en = {
  'mutes.loading': 'Loading muted people...',
  'mutes.none': 'You read everybody. Mute somebody from the menu of what they wrote.',
  'mutes.since': 'Muted on {date}',
  'mutes.unmute': 'Unmute',
  'mutes.done': 'You will see again what {name} writes',

  'queue.none': 'Nothing waits for you.',
  'queue.post': 'Post',
  'queue.reply': 'Reply',
  'queue.reports': { one: '{count} person reported this', other: '{count} people reported this' },
  'queue.isHidden': 'Readers cannot see it.',
  'queue.isShown': 'Readers can see it.',
  'queue.reviewAsked': 'Its author asks for another look.',
  'queue.hide': 'Hide it',
  'queue.keepHidden': 'Keep it hidden',
  'queue.restore': 'Show it again',
  'queue.leave': 'Leave it',
  'queue.why': 'Why do you hide it?',
  'queue.reason': 'Reason',
  'queue.reasonHint': 'Its author will read this sentence.',
  'queue.choose': 'Choose a reason',
  'queue.reasonMissing': 'Please choose a reason',
  'queue.hidden': 'It is hidden, and its author can read why',
  'queue.restored': 'Readers can see it',
  'queue.gone': 'This report is not there any more',
  'queue.notYours': 'Another moderator must decide about this',
} as const satisfies Catalogue;
