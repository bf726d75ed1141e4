import type { Catalogue } from '@sahaay/contracts/i18n';

/** The texts of what can be done at the end of an answer: reporting that it is wrong, and reading what others wrote. */
export const wrongAnswerTexts = {
  'wrong.open': 'Report a wrong answer',
  'wrong.title': 'What is wrong with this answer?',
  'wrong.danger': 'Nobody answers a report. If you need help now, call 112.',
  'wrong.fault': 'What is wrong?',
  'wrong.choose': 'Please choose',
  'wrong.faultMissing': 'Please choose what is wrong',
  'wrong.not_urgent_enough': 'More urgent than it says',
  'wrong.too_urgent': 'Less urgent than it says',
  'wrong.wrong_illness': 'Wrong or missing illness',
  'wrong.misunderstood': 'I was misunderstood',
  'wrong.harmful_step': 'A step could do harm',
  'wrong.other': 'Something else',
  'wrong.note': 'What should it say? (optional)',
  'wrong.noteHint': 'Please leave out names, addresses and phone numbers.',
  'wrong.words': 'Send what I wrote about how I feel, too',
  'wrong.sent': 'All that will be sent',
  'wrong.nothingElse': 'Nothing else is sent, and not who you are. The makers keep it encrypted for 180 days.',
  'wrong.cancel': 'Cancel',
  'wrong.send': 'Send report',
  'wrong.sending': 'Sending...',
  'wrong.done': 'Thank you. Your report was sent.',
  'wrong.offline': 'No connection, so nothing was sent. Please try again later.',
  'wrong.notLoaded': 'The form did not load. Please check your connection and try again.',

  'others.open': 'People who wrote about this',
  'others.leaves':
    'Tap a name to search the community for it. Only that name is sent. What you wrote, your answers and who it is about stay here.',
  'others.failed': 'The community did not load, so nothing was sent. Please try again later.',
} as const satisfies Catalogue;
