/** The voices that speak on the device itself. The others send each word to the maker of the browser. */
export const localVoices = (): SpeechSynthesisVoice[] =>
  'speechSynthesis' in window ? speechSynthesis.getVoices().filter(({ localService }) => localService) : [];
