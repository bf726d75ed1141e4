import { factsOf, isAnswered } from '@sahaay/contracts/constants';
import { Button } from '@sahaay/ui';
import { useServices, useT } from '../../services.ts';
import { useDiagnosis } from './diagnosis-state.ts';
import styles from './symptoms.module.css';
import { typedLanguage } from './typed-words.ts';

/** Says that answers come in English or Hindi, on a page in another language. */
export function AnswerLanguage() {
  const t = useT();
  const { locale } = useServices();
  return isAnswered(locale) ? null : <p className={`small soft ${styles.answerLanguage}`}>{t('answers.language')}</p>;
}

/** Beside an answer: offers the language in which somebody wrote, in that language. */
export function LanguageNote() {
  const { locale, chooseLanguage } = useServices();
  const { asked } = useDiagnosis();
  const typed = typedLanguage(asked, locale);
  return (
    <>
      {typed && typed !== locale && (
        <Button variant="secondary" size={48} className={styles.offer} onClick={() => chooseLanguage(typed)}>
          <span lang={typed}>{factsOf(typed).offer}</span>
        </Button>
      )}
      <AnswerLanguage />
    </>
  );
}
