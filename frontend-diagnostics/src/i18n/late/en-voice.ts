import type { Catalogue } from '@sahaay/contracts/i18n';

/** The English texts of speaking instead of typing. */
export const en = {
  'voice.who':
    'Your browser turns your voice into words. Its maker, such as Google, Apple or Microsoft, may hear what you say. Sahaay gets the words alone, and no sound.',
  'voice.start': 'Start listening',
  'voice.type': 'I will type',
  'voice.listening': 'Listening. Tell us what is wrong.',
  'voice.added': 'Your words are in the box.',
  'voice.denied': 'The microphone is not allowed here. You can allow it in the settings of your browser, or type.',
  'voice.silent': 'We heard nothing. Press the microphone and speak again, or type.',
  'voice.offline': 'Your browser needs the internet to hear you. Please type instead.',
  'voice.noMicrophone': 'No microphone was found. Please type instead.',
  'voice.language': 'Your browser cannot hear this language. Please type instead.',
  'voice.failed': 'Your browser could not hear you. Please try again, or type.',
} as const satisfies Catalogue;
