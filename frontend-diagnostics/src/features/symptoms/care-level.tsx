import { useEffect, useRef, type RefObject } from 'react';
import type { Schema } from '@sahaay/contracts';
import { buttonClass, CallButton, CareCard, Note, Steps } from '@sahaay/ui';
import { useAnswerLang, useT } from '../../services.ts';
import { careTitle } from './care-title.ts';
import { isAskedFirst, type DangerSign } from './diagnosis-state.ts';
import { HappeningNow } from './happening-now.tsx';
import { Warning } from './warning.tsx';
import { otherLines } from './helplines.ts';
import { firstNumberOf, kindOf } from './kinds-of-danger.ts';
import styles from './result.module.css';
import { ReadAloud } from './voice/read-aloud.tsx';
import { useKeptHeight } from './use-kept-height.ts';

/** The button of the care card leads to the element with this id. */
export const DOCTORS_ID = 'doctors-nearby';

interface CareLevelProps {
  triage: Schema<'Triage'>;
  /** The danger signs whose helplines stay within reach after the emergency page was dismissed. */
  redFlags: readonly DangerSign[];
  /** Whom the care is for. */
  about: Schema<'Understood'>['about'];
  hasDoctors: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Shows how soon to get care, what to do until then, and what would make it an emergency. */
export function CareLevel({ triage, redFlags, about, hasDoctors, headingRef }: CareLevelProps) {
  const t = useT();
  const langOf = useAnswerLang();
  const card = useKeptHeight<HTMLDivElement>();
  const whole = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const {
    level,
    advice,
    steps,
    warning,
    warning_signs: signs,
    transport,
    come_back: comeBack,
    left_out: leftOut,
  } = triage;
  const goesNow = transport === 'go_now';
  const kind = kindOf(redFlags);
  const first = firstNumberOf(kind);
  const asked = redFlags.filter(isAskedFirst);
  // A rule's alarm that is asked about first is no emergency yet, but 112 and the question come before all else.
  const isDoubted = level !== 'emergency' && asked.length > 0;
  const questions = asked.map((sign) => <HappeningNow key={sign.id} sign={sign} />);
  // The numbers have the names and the order of the emergency page, so that somebody who dismissed it is not sent elsewhere now.
  const others = otherLines(
    t,
    kind,
    redFlags.flatMap(({ helplines }) => helplines),
  );

  // Another level is another card, and the focus must not be lost with the card that goes.
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      headingRef.current?.focus({ preventScroll: true });
  }, [level, headingRef]);

  return (
    <div className={styles.care} ref={whole}>
      <div
        ref={card}
        className={styles.card}
        onFocus={() => (hasFocus.current = true)}
        onBlur={() => (hasFocus.current = false)}
      >
        <CareCard
          key={level}
          level={level}
          label={t(`care.${level}`)}
          title={t(careTitle(triage, about, kind))}
          headingRef={headingRef}
        >
          <div className="stack">
            <p data-said="" lang={langOf(advice)}>
              {advice}
            </p>
            {goesNow && hasDoctors && <SeeDoctors level={level} goesNow />}
            <Calls isShown={level === 'emergency' || isDoubted} first={first} others={others} goesNow={goesNow} />
            {isDoubted && questions}
            {steps.length > 0 && (
              <Steps
                steps={steps.map((step) => (
                  <span key={step} data-said="" lang={langOf(step)}>
                    {step}
                  </span>
                ))}
              />
            )}
            {comeBack && (
              <p className={styles.comeBack} data-said="" lang={langOf(comeBack.text)}>
                {comeBack.text}
              </p>
            )}
            {leftOut && (
              <p className="small soft" lang={langOf(leftOut)}>
                {leftOut}
              </p>
            )}
            <ReadAloud of={whole} texts={[advice, ...steps]} signs={redFlags} />
            {!isDoubted && questions}
            {hasDoctors && !goesNow && level !== 'self_care' && <SeeDoctors level={level} />}
          </div>
        </CareCard>
      </div>
      {warning && level !== 'emergency' && (
        <Note urgent className={styles.warning}>
          <Warning text={warning} signs={signs} />
        </Note>
      )}
    </div>
  );
}

interface CallsProps {
  isShown: boolean;
  first: string;
  others: ReturnType<typeof otherLines>;
  goesNow: boolean;
}

/** The number to call now, and the others below it. */
function Calls({ isShown, first, others, goesNow }: CallsProps) {
  const t = useT();
  if (!isShown) return null;
  return (
    <div>
      <CallButton number={first} label={t(goesNow ? 'emergency.goNow.call' : 'call.now')} block />
      {others.map(({ name, number }) => (
        <CallButton key={number} variant="row" number={number} label={name} />
      ))}
    </div>
  );
}

/** Leads to the doctors or hospitals nearby, further down. An ambulance comes before them. */
function SeeDoctors({ level, goesNow = false }: { level: Schema<'Triage'>['level']; goesNow?: boolean }) {
  const t = useT();
  function showDoctors() {
    const heading = document.getElementById(DOCTORS_ID);
    heading?.scrollIntoView?.({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }
  const isEmergency = level === 'emergency';
  return (
    <button
      type="button"
      className={buttonClass({ variant: isEmergency && !goesNow ? 'secondary' : 'primary', block: true })}
      onClick={showDoctors}
    >
      {t(isEmergency ? 'result.seeHospitals' : 'result.seeDoctors')}
    </button>
  );
}
