import { act } from '@testing-library/react';
import type { Recogniser } from '../features/symptoms/voice/listen.ts';

/** Stands in for the browser's recogniser: its calls and the order of its events are those of the Web Speech API. */
class FakeRecogniser implements Recogniser {
  static last: FakeRecogniser | undefined;
  lang = '';
  continuous = true;
  interimResults = false;
  isOn = false;
  onresult: Recogniser['onresult'] = null;
  onerror: Recogniser['onerror'] = null;
  onend: Recogniser['onend'] = null;

  start(): void {
    if (this.isOn) throw new DOMException('recognition has already started.', 'InvalidStateError');
    this.isOn = true;
    FakeRecogniser.last = this;
  }
  hears(...words: string[]): void {
    const results = words.map((transcript) => ({ 0: { transcript, confidence: 0.9 }, length: 1, isFinal: true }));
    act(() => this.onresult?.({ results: results as unknown as SpeechRecognitionResultList }));
  }
  fails(error: string): void {
    act(() => this.onerror?.({ error }));
    this.ends();
  }
  ends(): void {
    this.isOn = false;
    act(() => this.onend?.());
  }
  stop(): void {
    if (this.isOn) this.ends();
  }
  abort(): void {
    if (this.isOn) this.fails('aborted');
  }
}

export const recogniser = (): FakeRecogniser => {
  if (!FakeRecogniser.last) throw new Error('The page does not listen.');
  return FakeRecogniser.last;
};

/** Gives the browser a recogniser under the name that Chrome and Safari use. */
export function browserListens(): void {
  FakeRecogniser.last = undefined;
  Object.defineProperty(window, 'webkitSpeechRecognition', { configurable: true, value: FakeRecogniser });
}

export const browserHearsNothing = (): void => void Reflect.deleteProperty(window, 'webkitSpeechRecognition');

interface Said {
  readonly text: string;
  readonly lang: string;
  readonly end: () => void;
}

/** Gives the browser voices and notes what is said; each line goes on until its `end` is called. */
export function browserSpeaks(voices: readonly { lang: string; localService: boolean }[]): { said: Said[] } {
  const said: Said[] = [];
  let now: { onend: (() => void) | null; onerror: (() => void) | null } | undefined;
  class Utterance {
    voice: unknown = null;
    lang = '';
    onend: (() => void) | null = null;
    onerror: (() => void) | null = null;
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: Utterance) => {
      now = utterance;
      said.push({ text: utterance.text, lang: utterance.lang, end: () => act(() => utterance.onend?.()) });
    },
    cancel: () => {
      const stopped = now;
      now = undefined;
      stopped?.onerror?.();
    },
  });
  Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: synthesis });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { configurable: true, value: Utterance });
  return { said };
}

export const browserIsMute = (): void => void Reflect.deleteProperty(window, 'speechSynthesis');
