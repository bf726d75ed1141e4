import { useState } from 'react';
import type { Schema } from '@sahaay/contracts';
import { Button } from '@sahaay/ui';
import { useAnswerT } from '../../i18n/late/answer.ts';
import { useAnswerLang, useServices } from '../../services.ts';
import { AgeField } from './age-field.tsx';
import { AGE, answer, tellAge } from './diagnosis.ts';
import { useDiagnosis } from './diagnosis-state.ts';
import { checkAge, type AgeUnit } from './told-age.ts';
import styles from './result.module.css';

const replies = ['yes', 'no', 'not_sure'] as const;

/** The buttons that answer a question: its choices, or yes and no. */
export function Replies({ question: { id, choices } }: { question: Schema<'FollowUpQuestion'> }) {
  const t = useAnswerT();
  const langOf = useAnswerLang();
  const services = useServices();
  const { update } = useDiagnosis();
  const offered = [
    ...(choices ?? []),
    ...replies
      .filter((reply) => reply === 'not_sure' || (!choices && id !== AGE))
      .map((reply) => ({ answer: reply, text: t(`question.${reply}`) })),
  ];
  return (
    <div className={choices ? styles.choices : 'seg'}>
      {offered.map(({ answer: reply, text }) => (
        <button
          key={reply}
          type="button"
          lang={langOf(text)}
          className={styles.reply}
          aria-disabled={update === 'running'}
          onClick={() => {
            if (update !== 'running') void answer(services, { id, answer: reply });
          }}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** Takes the age of the person in need. */
export function AgeReply({ about }: { about: 'child' | 'other' }) {
  const t = useAnswerT();
  const services = useServices();
  const { update } = useDiagnosis();
  const [told, setTold] = useState<{ age: string; unit: AgeUnit }>({ age: '', unit: 'years' });
  const { years } = checkAge(told.age, told.unit);
  return (
    <form
      className={styles.ageReply}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (years !== undefined && update !== 'running') void tellAge(services, years, about);
      }}
    >
      <AgeField about={about} {...told} onChange={(changed) => setTold({ ...told, ...changed })} />
      <Button type="submit" size={48} disabled={years === undefined}>
        {t('question.answer')}
      </Button>
    </form>
  );
}
