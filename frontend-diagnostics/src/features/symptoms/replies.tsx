import { useState } from 'react';
import type { Schema } from '@sahaay/contracts';
import { Button, Select, TextField } from '@sahaay/ui';
import { useServices, useT } from '../../services.ts';
import { answer, tellAge } from './diagnosis.ts';
import { useDiagnosis } from './diagnosis-state.ts';
import { AGE_UNITS, checkAge, type AgeUnit } from './told-age.ts';
import styles from './result.module.css';

const replies = ['yes', 'no', 'not_sure'] as const;
/** The question that a number answers. */
export const AGE = 'age';

/** The buttons that answer a question: its choices, or yes and no. */
export function Replies({ question: { id, choices } }: { question: Schema<'FollowUpQuestion'> }) {
  const t = useT();
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
  const t = useT();
  const services = useServices();
  const { update } = useDiagnosis();
  const [age, setAge] = useState('');
  const [unit, setUnit] = useState<AgeUnit>('years');
  const { years, isWrong } = checkAge(age, unit);
  return (
    <form
      className={styles.ageReply}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (years !== undefined && update !== 'running') void tellAge(services, years, about);
      }}
    >
      <TextField
        label={t('whom.age')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
        value={age}
        onChange={(event) => setAge(event.target.value)}
        {...(isWrong && { error: t('whom.age.wrong') })}
      />
      {about === 'child' && (
        <Select
          label={t('whom.unit')}
          options={AGE_UNITS.map((value) => ({ value, label: t(`whom.unit.${value}`) }))}
          value={unit}
          onChange={(event) => setUnit(event.target.value as AgeUnit)}
        />
      )}
      <Button type="submit" size={48} disabled={years === undefined}>
        {t('question.answer')}
      </Button>
    </form>
  );
}
