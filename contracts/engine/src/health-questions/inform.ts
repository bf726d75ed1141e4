import type { Language } from '@sahaay/contracts/constants';
import type { Assessment, Screened } from '../assessment.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import type { Reading } from '../reading/reading.ts';
import { tokenise } from '../reading/tokens.ts';
import type { HealthQuestions, Information } from './health-questions.ts';
import { questionForm } from './question-form.ts';

/** What is said when there is no answer. */
const CANNOT_ANSWER: Readonly<Record<Language, string>> = {
  en: 'This page cannot answer that question. It can tell you what symptoms may mean and how soon to get help: write how you feel. For anything else about your health ask a doctor, and in danger call 112.',
  hi: 'यह पेज इस सवाल का जवाब नहीं दे सकता। यह बता सकता है कि तकलीफ़ का मतलब क्या हो सकता है और मदद कितनी जल्दी चाहिए: लिखें कि आपको क्या हो रहा है। सेहत की बाकी बातें डॉक्टर से पूछें, और खतरे में 112 पर फ़ोन करें।',
};

/**
 * The answer to the plain question that a text asks, if it asks one. Nothing beside an emergency. Words typed to look something up
 * are answered when nothing is told of a complaint; only a clear question is told that there is no answer.
 */
export function inform(
  { complaint, present }: Reading,
  { kind, redFlags }: Screened<Assessment>,
  questions: () => HealthQuestions | null,
  { findings }: KnowledgeBase,
): Information | null {
  if (kind === 'emergency' || redFlags.some(({ level }) => level === 'emergency')) return null;
  const tokens = tokenise(complaint.text);
  const form = questionForm(complaint.text, tokens);
  const complains = [...present.keys()].some((id) => findings.get(id)!.kind === 'symptom');
  if (form === null || (form === 'search' && complains)) return null;
  const known = questions();
  if (!known) return null;
  const language = languageOf(complaint.text, complaint.language);
  const id = known.find(complaint.text, tokens);
  if (id !== null) return known.tell(id, language);
  const isUnanswered = form === 'asked' && !complains && kind !== 'diagnosis' && redFlags.length === 0;
  return isUnanswered ? { language, question: null, answer: CANNOT_ANSWER[language], sources: [] } : null;
}

/** Whoever asks in Devanagari reads Hindi. */
function languageOf(text: string, asked: Language = 'en'): Language {
  const hindi = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  return hindi > text.length / 3 ? 'hi' : asked;
}
