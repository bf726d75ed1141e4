/** The English texts about answers that are worked out on the person's own device. */
export const deviceTexts = {
  'device.keep': 'Keep my words on this phone',
  'device.keep.hint': 'Nothing you write is sent. It needs one download of about {size} kB.',
  'device.keep.ready': 'Your answer is worked out on this phone, and nothing about your question is sent.',
  'device.consent.hint': '{facts}. It stays on this phone with your question.',
  'device.fetching': '{percent} % of about {size} kB',
  'device.fetching.label': 'Downloading what the phone needs to answer',
  'device.fetchAgain': 'Download again',
  'device.problem.no_worker':
    'This browser cannot work out an answer on the phone here. Try an update of it, or switch off “Keep my words on this phone”.',
  'device.problem.not_fetched': 'The download did not finish. Check your connection and try again.',
  'device.problem.no_space': 'This phone has too little free memory for this. Close other apps and try again.',
  'device.problem.stopped': 'Working out the answer on this phone broke off. Please try again.',
  'device.failed': 'There is no answer yet, and nothing was sent. Your words are still in the box. {message}',
  'device.answerHere': 'Answer on this phone (downloads about {size} kB)',
  'device.answerHere.ready': 'Answer on this phone',
} as const;
