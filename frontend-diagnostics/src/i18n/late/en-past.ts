import type { Catalogue } from '@sahaay/contracts/i18n';

/** The English texts of what is kept of past checks. */
export const en = {
  'past.lead': 'They are kept on this device alone, the newest first. We never see them.',
  'past.off': 'No checks are kept on this device.',
  'past.empty': 'Nothing is kept yet. Your next result will be.',
  'past.back': 'Back',
  'past.keep': 'Keep my results on this device',
  'past.keep.hint':
    'So that you can look back and compare. They stay on this device alone until you delete them or sign out; we never see them. Whoever uses this device while you are signed in could read them.',
  'past.keep.on': 'They stay on this device alone until you sign out. Untick this to delete them all and keep no more.',
  'past.keep.failed': 'This device could not do that.',
  'past.delete': 'Delete the check of {date}',
  'past.delete.this': 'Delete this check',
  'past.deleteAll': 'Delete all',
  'past.deleted': 'Deleted.',
  'past.unreadable':
    'Your past checks cannot be read. Something changed them, or another version of Sahaay wrote them. None of them is shown or used.',
  'past.unreadable.delete': 'Delete what is left',
  'past.locked': 'Your past checks are locked.',
  'past.unlock': 'Unlock them',
  'past.unlock.failed': 'They are still locked. Please try again.',
  'past.lock': 'Ask for my fingerprint, face or PIN first',
  'past.lock.hint':
    'This hides the list from others who hold your unlocked phone. It is no encryption: somebody with time and skill could still read it.',
  'past.lock.failed': 'The lock was not set up. Your past checks stay as they were.',
  'past.check.title': 'Your check of {date}',
  'past.said': '{whom}. You said: “{text}”',
  'past.old': 'This result is old: it is from {ago}. If anything has changed or got worse, check again.',
  'past.whom.self': 'For you',
  'past.whom.child': 'For a child',
  'past.whom.other': 'For someone else',
  'past.whom.named': 'For {name}',
  'past.care': 'What we advised then',
  'past.conditions': 'What we thought most likely',
  'past.today': 'Earlier today',
  'past.yesterday': 'Yesterday',
  'past.days': { one: '{count} day ago', other: '{count} days ago' },
  'past.compare': '{ago} you told us: {what}. We advised: {care}.',
  'past.compare.locked': '{ago} you asked about something like this.',
  'past.compare.open': 'See that check',
} as const satisfies Catalogue;
