import { useEffect, useRef } from 'react';
import { AMBULANCE_NUMBERS, EMERGENCY_NUMBER } from '@sahaay/contracts/constants';
import { CallButton, classNames, Steps } from '@sahaay/ui';
import { useServices, useT, type TextKey } from '../../services.ts';
import type { DangerSign } from './diagnosis-state.ts';
import styles from './emergency.module.css';

/** Tele-MANAS, the national mental health helpline (Ministry of Health and Family Welfare): free, day and night. */
const TELE_MANAS = '14416';

type Kind = DangerSign['kind'];

const titles: Record<Kind, TextKey> = {
  medical: 'emergency.title',
  poisoning: 'emergency.poisoning.title',
  violence: 'emergency.violence.title',
  self_harm: 'selfHarm.title',
};
const usualSteps: readonly TextKey[] = ['emergency.step.still', 'emergency.step.stay', 'emergency.step.medicine'];
const selfHarmSteps: readonly TextKey[] = [
  'selfHarm.step.someone',
  'selfHarm.step.away',
  'selfHarm.step.hurt',
  'selfHarm.step.explain',
];

const distinct = <Value,>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The kind of the page: its own words when all signs agree, else the general ones, which lead to 112. */
function kindOf(dangerSigns: readonly DangerSign[]): Kind {
  const kinds = distinct(dangerSigns.map(({ kind }) => kind));
  return kinds.length === 1 && kinds[0] ? kinds[0] : 'medical';
}

interface EmergencyPageProps {
  /** May be empty when the server calls it an emergency without naming a sign. */
  dangerSigns: readonly DangerSign[];
  onDismiss: () => void;
}

/** Covers everything with whom to call and what to do meanwhile. Esc does not close it, and it never dials by itself. */
export function EmergencyPage({ dangerSigns, onDismiss }: EmergencyPageProps) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = dangerSigns.map(({ id }) => id).join(' ');

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // Signs that the server adds are news of their own.
  useEffect(() => {
    heading.current?.focus();
    dialog.current?.scrollTo?.(0, 0);
  }, [ids]);

  const kind = kindOf(dangerSigns);
  const isSelfHarm = kind === 'self_harm';
  const given = distinct(dangerSigns.flatMap(({ steps }) => steps));
  const fallback = (isSelfHarm ? selfHarmSteps : usualSteps).map((key) => t(key));

  return (
    <dialog
      ref={dialog}
      className={styles.page}
      aria-labelledby="emergency-title"
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.inside}>
        <h1 className={`h1 ${styles.title}`} id="emergency-title" tabIndex={-1} ref={heading}>
          {t(titles[kind])}
        </h1>
        {isSelfHarm ? <Comfort /> : <Wrote dangerSigns={dangerSigns} />}
        <div className={styles.columns}>
          <Numbers isSelfHarm={isSelfHarm} helplines={dangerSigns.flatMap(({ helplines }) => helplines)} />
          <section className={styles.meanwhile}>
            <h2 className="h2">{t(isSelfHarm ? 'selfHarm.now' : 'emergency.while')}</h2>
            <Steps steps={given.length ? given : fallback} className={styles.steps} />
          </section>
        </div>
        <div className={styles.foot}>
          <button type="button" className={styles.dismiss} onClick={onDismiss}>
            {t('emergency.dismiss')}
          </button>
        </div>
      </div>
    </dialog>
  );
}

function Comfort() {
  const t = useT();
  const name = t('selfHarm.service');
  const [before, after] = t('selfHarm.lead').split('{service}');
  return (
    <p className={styles.lead}>
      {before}
      <span className={styles.unbroken}>{name}</span>
      {after}
    </p>
  );
}

/** The person's own words, underlined, and what they can be a sign of. */
function Wrote({ dangerSigns }: { dangerSigns: readonly DangerSign[] }) {
  const t = useT();
  const { locale } = useServices();
  const words = distinct(dangerSigns.flatMap(({ evidence }) => evidence));
  if (!words.length) return <p className={styles.lead}>{t('emergency.serious')}</p>;

  const [before, after] = t('emergency.wrote').split('{evidence}');
  const list = new Intl.ListFormat(locale === 'hi' ? 'hi-IN' : 'en-IN', { type: 'conjunction' }).formatToParts(words);
  return (
    <p className={styles.lead}>
      {before}
      {list.map(({ type, value }, index) => (type === 'element' ? <mark key={index}>{value}</mark> : value))}
      {after} {distinct(dangerSigns.map(({ title }) => title)).join(' ')}
    </p>
  );
}

function Numbers({ isSelfHarm, helplines }: { isSelfHarm: boolean; helplines: DangerSign['helplines'] }) {
  const t = useT();
  const main = isSelfHarm ? TELE_MANAS : EMERGENCY_NUMBER;
  const ambulances = AMBULANCE_NUMBERS.map((number) => ({ name: t('call.ambulance'), number }));
  const usual = isSelfHarm
    ? [{ name: t('call.emergency'), number: EMERGENCY_NUMBER }, ...ambulances.slice(-1)]
    : ambulances;
  const known = new Set([main, ...usual.map(({ number }) => number)]);
  const others = [
    ...usual,
    ...new Map(helplines.filter(({ number }) => !known.has(number)).map((line) => [line.number, line])).values(),
  ];
  return (
    <div>
      <CallButton
        variant="emergency"
        number={main}
        label={t('call.number', { number: main })}
        hint={t(isSelfHarm ? 'selfHarm.free' : 'call.free')}
      />
      <div className={styles.others}>
        {others.map(({ name, number }) => (
          <CallButton
            key={number}
            variant="tile"
            number={number}
            label={name}
            className={classNames(styles.other, number.length > 5 && styles.long)}
          />
        ))}
      </div>
    </div>
  );
}
