import { localVoices } from './local-voices.ts';

/** The elements whose words are read, in the order of the page. */
const SAID = '.care-head h2, [data-said]';
const SPOKEN = 'data-spoken';

/** A voice of this device for a language, that of India first. */
function voiceOf(language: string): SpeechSynthesisVoice | undefined {
  const voices = localVoices().filter(({ lang }) => lang.split(/[-_]/)[0] === language);
  return voices.find(({ lang }) => /IN$/i.test(lang)) ?? voices[0];
}

/**
 * Reads what stands in an element, one line after the other, and marks the line that is being read.
 *
 * @param pageLang the language of lines that name none
 * @param ended is told once, when all is read or it was stopped by anything
 * @returns stops it
 */
export function readAloud(within: Element, pageLang: string, ended: () => void): () => void {
  const lines = [...within.querySelectorAll<HTMLElement>(SAID)];
  let now: HTMLElement | undefined;
  let isOver = false;
  // A browser may drop an utterance that nothing holds, and then never tell its end.
  let utterance: SpeechSynthesisUtterance | undefined;

  function stop(): void {
    if (isOver) return;
    isOver = true;
    now?.removeAttribute(SPOKEN);
    document.removeEventListener('visibilitychange', stopWhenHidden);
    window.removeEventListener('pagehide', stop);
    speechSynthesis.cancel();
    ended();
  }
  function stopWhenHidden(): void {
    if (document.hidden) stop();
  }
  function next(): void {
    now?.removeAttribute(SPOKEN);
    now = lines.shift();
    if (isOver || !now?.isConnected) return stop();
    const language = now.closest<HTMLElement>('[lang]')?.lang ?? '';
    const voice = voiceOf(within.contains(now.closest('[lang]')) ? language : pageLang);
    utterance = new SpeechSynthesisUtterance(now.textContent);
    if (voice) [utterance.voice, utterance.lang] = [voice, voice.lang];
    utterance.onend = () => !isOver && next();
    utterance.onerror = stop;
    now.setAttribute(SPOKEN, '');
    now.scrollIntoView?.({ block: 'nearest' });
    speechSynthesis.speak(utterance);
  }

  document.addEventListener('visibilitychange', stopWhenHidden);
  window.addEventListener('pagehide', stop);
  speechSynthesis.cancel();
  next();
  return stop;
}
