import type { Language } from '@sahaay/contracts/constants';

export const AGE_QUESTION = 'age';

/** Asks how old somebody is of whom the writer tells. The answer comes as the age of the next complaint. */
export function askAge(isChild: boolean, language: Language): { readonly id: string; readonly text: string } {
  const text = isChild
    ? { en: 'How old is the child?', hi: 'बच्चे की उम्र कितनी है?' }
    : { en: 'How old is the person who needs help?', hi: 'जिन्हें मदद चाहिए, उनकी उम्र कितनी है?' };
  return { id: AGE_QUESTION, text: text[language] };
}
