import { Fragment } from 'react';
import { regionalTag } from '@sahaay/contracts/i18n';
import type { Schema } from '@sahaay/contracts';
import { useServices, useT, type T } from '../../services.ts';
import { oldness } from './oldness.ts';
import { Around, Quoted, QuotedList } from './quoted.tsx';
import styles from './result.module.css';

/** "6 days", "3 weeks", "2 years": a length of time in the largest whole unit. */
function lasting(t: T, days: number): string {
  if (days < 1) return t('understood.today');
  if (days < 2) return t('understood.yesterday');
  if (days < 14) return t('understood.days', { count: Math.round(days) });
  if (days < 60) return t('understood.weeks', { count: Math.round(days / 7) });
  return days < 730
    ? t('understood.months', { count: Math.round(days / 30) })
    : t('understood.years', { count: Math.round(days / 365) });
}

/** Tells in one line what was understood, so that the person sees at once what was not. */
export function ReadBack({ understood }: { understood: Schema<'Understood'> }) {
  const t = useT();
  const { about, age, days, present, absent, told = [] } = understood;
  const parts = [
    ...(about !== 'self' && age !== null ? [oldness(t, age)] : []),
    ...present,
    ...(days === null ? [] : [lasting(t, days)]),
    ...told,
  ];
  // "No a stiff neck" and "no getting worse" are no English, so what was denied is listed by itself.
  const sentences = [
    ['understood.line', parts],
    ['understood.absent', absent],
  ] as const;
  const shown = sentences.filter(([, words]) => words.length > 0);
  if (shown.length === 0 && !hasDoubts(understood)) return null;
  return (
    <div className={styles.understood}>
      <p className="soft">
        {shown.map(([key, words]) => (
          <Around key={key} text={`${t(key)} `} of="what">
            <QuotedList words={words} />
          </Around>
        ))}
      </p>
      <Doubts understood={understood} />
    </div>
  );
}

function hasDoubts({
  disputed = [],
  form_unread: formUnread = [],
  age_unclear: unclearAge,
}: Schema<'Understood'>): boolean {
  return disputed.length + formUnread.length > 0 || unclearAge !== undefined;
}

/** Quotes what was not understood, and says what was taken where words and form differ. */
export function Doubts({ understood }: { understood: Schema<'Understood'> }) {
  const t = useT();
  const { disputed = [], unread = [], form_unread: formUnread = [], age_unclear: unclearAge } = understood;
  return (
    <>
      <NotUnderstood text={t('understood.unread')} words={unread} />
      <NotUnderstood text={t('understood.formUnread')} words={formUnread} />
      <NotUnderstood text={t('understood.ageUnclear')} words={unclearAge === undefined ? [] : [unclearAge]} />
      <Disputes disputed={disputed} />
    </>
  );
}

/** Says what was taken where words and form differ. */
export function Disputes({ disputed }: { disputed: NonNullable<Schema<'Understood'>['disputed']> }) {
  return disputed.map(({ what, text }) => (
    <p key={what}>
      <Quoted words={text} />
    </p>
  ));
}

function NotUnderstood({ text, words }: { text: string; words: readonly string[] }) {
  const { locale } = useServices();
  if (words.length === 0) return null;
  const parts = new Intl.ListFormat(regionalTag(locale)).formatToParts(words.map((part) => `“${part}”`));
  return (
    <p>
      <Around text={text} of="words">
        {parts.map(({ type, value }, index) => (
          <Fragment key={index}>{type === 'element' ? <Quoted words={value} /> : value}</Fragment>
        ))}
      </Around>
    </p>
  );
}
