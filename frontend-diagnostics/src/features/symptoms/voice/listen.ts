/** Why nothing more is heard; each has a sentence of its own. */
export type ListenProblem = 'denied' | 'silent' | 'offline' | 'noMicrophone' | 'language' | 'failed';

/** What a browser's recogniser has that this page needs (Web Speech API, "The SpeechRecognition Interface"). */
export interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { readonly results: SpeechRecognitionResultList }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

interface Recognisers {
  SpeechRecognition?: new () => Recogniser;
  webkitSpeechRecognition?: new () => Recogniser;
}

const problems: Readonly<Record<string, ListenProblem>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'no-speech': 'silent',
  network: 'offline',
  'audio-capture': 'noMicrophone',
  'language-not-supported': 'language',
};

export interface Listening {
  /** Ends it; what was heard until now still comes. */
  readonly stop: () => void;
  /** Ends it and forgets what was heard. */
  readonly drop: () => void;
}

/**
 * Listens once, until the person pauses or stops it.
 *
 * @param lang the language that is spoken, such as `hi-IN`
 * @param heard is told all that was heard so far, each time it changes
 * @param ended is told in the end, with all words, empty when there are none
 */
export function listen(
  lang: string,
  heard: (words: string) => void,
  ended: (words: string, problem?: ListenProblem) => void,
): Listening {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Recognisers;
  const Recognition = SpeechRecognition ?? webkitSpeechRecognition;
  let words = '';
  let problem: ListenProblem | undefined;
  let isOver = false;
  const end = (): void => {
    if (!isOver) ended(words, words ? undefined : (problem ?? 'silent'));
    isOver = true;
  };
  if (!Recognition) {
    problem = 'failed';
    end();
    return { stop: () => undefined, drop: () => undefined };
  }
  const recogniser = new Recognition();
  recogniser.lang = lang;
  // Chrome on Android repeats itself when it listens on after a pause.
  recogniser.continuous = false;
  recogniser.interimResults = true;
  recogniser.onresult = ({ results }) => {
    if (isOver) return;
    words = [...results].map((result) => result[0]?.transcript.trim() ?? '').join(' ');
    heard(words);
  };
  recogniser.onerror = ({ error }) => (problem = problems[error] ?? 'failed');
  recogniser.onend = end;
  try {
    recogniser.start();
  } catch {
    // The browser is already listening in another tab, or refuses at once.
    problem = 'failed';
    end();
  }
  return {
    stop: () => recogniser.stop(),
    drop: () => {
      isOver = true;
      recogniser.abort();
    },
  };
}
