import type { Language } from '@sahaay/contracts/constants';
import type { RedFlagTexts } from './raise-flags.ts';

/** What is said and done in a danger that has no rule of its own. */
export const NOTICED: Readonly<Record<Language, RedFlagTexts>> = {
  en: {
    title: 'This sounds dangerous. It is safer to call than to wait.',
    steps: [
      'If this is happening now, call 112. Say where you are and what you see.',
      'Stay with the person. See whether they answer and breathe normally.',
      'If they breathe but do not wake up, lay them on their side.',
      'Press hard on bleeding with a clean cloth.',
      'Give nothing by mouth to someone drowsy.',
    ],
  },
  hi: {
    title: 'आपकी बातें ख़तरे की लगती हैं। रुकने से फ़ोन करना बेहतर है।',
    steps: [
      'अगर यह अभी हो रहा है तो 112 पर फ़ोन करें। बताएँ कि आप कहाँ हैं और क्या दिख रहा है।',
      'उनके साथ रहें। देखें कि वे जवाब देते हैं और ठीक से साँस लेते हैं या नहीं।',
      'न जागें पर साँस चल रही हो तो करवट से लिटाएँ।',
      'खून बह रहा हो तो साफ़ कपड़े से ज़ोर से दबाएँ।',
      'सुस्त हों तो मुँह से कुछ न दें।',
    ],
  },
};

/** The title where a rule speaks of a danger and the text sounds as if there were none now. */
export const DOUBTED: Readonly<Record<Language, string>> = {
  en: 'If this is happening now, it is an emergency.',
  hi: 'अगर यह अभी हो रहा है तो यह आपात स्थिति है।',
};
