import { quotedIn, regionalTag } from '@sahaay/contracts/i18n';
import { useEffect, useRef, type ComponentProps } from 'react';
import { Button, Steps } from '@sahaay/ui';
import { useAnswerLang, useServices, useT, type TextKey } from '../../services.ts';
import type { DangerSign } from './diagnosis-state.ts';
import { EmergencyNumbers } from './emergency-numbers.tsx';
import { kindOf, type DangerKind } from './kinds-of-danger.ts';
import { mayGoNow } from './go-now.ts';
import { ReadAloud } from './voice/read-aloud.tsx';
import { quotable } from './quotable.ts';
import { Disputes } from './read-back.tsx';
import styles from './emergency.module.css';

const titles: Record<DangerKind, TextKey> = {
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

/** A sign beside an emergency that is none itself has no steps, and "needs an ECG today" would make the danger small. */
const saysWhatToDo = ({ steps, transport }: DangerSign): boolean => steps.length > 0 || transport !== undefined;

const distinct = <Value,>(values: readonly Value[]): Value[] => [...new Set(values)];

interface EmergencyPageProps {
  /** The list may be empty, when the server calls it an emergency without naming a sign. */
  dangerSigns: readonly DangerSign[];
  /** What was taken where words and form differ; empty until the answer is there. */
  disputed: ComponentProps<typeof Disputes>['disputed'];
  onDismiss: () => void;
  onLeave: () => void;
}

/**
 * Covers the whole page, and says whom to call and what to do meanwhile. Esc does not close it, and it never dials by
 * itself.
 */
export function EmergencyPage({ dangerSigns, disputed, onDismiss, onLeave }: EmergencyPageProps) {
  const t = useT();
  const langOf = useAnswerLang();
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
  const goesNow = mayGoNow(dangerSigns);
  const isSelfHarm = kind === 'self_harm';
  const mayBeWatched = dangerSigns.some((sign) => sign.kind === 'violence');
  const given = distinct(dangerSigns.flatMap(({ steps }) => steps));
  const fallback = (isSelfHarm ? selfHarmSteps : usualSteps).map((key) => t(key));
  const steps = given.length ? given : fallback;

  return (
    <dialog
      ref={dialog}
      className={styles.page}
      aria-labelledby="emergency-title"
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.inside}>
        {mayBeWatched && (
          <Button size={48} className={styles.leave} onClick={onLeave}>
            {t('emergency.leave')}
          </Button>
        )}
        <h1 className={`h1 ${styles.title}`} id="emergency-title" data-said="" tabIndex={-1} ref={heading}>
          {t(goesNow ? 'emergency.goNow.title' : titles[kind])}
        </h1>
        {isSelfHarm ? <Comfort /> : <Wrote dangerSigns={dangerSigns} />}
        {disputed.length > 0 && (
          <div className={styles.lead}>
            <Disputes disputed={disputed} />
          </div>
        )}
        <div className={styles.columns}>
          <EmergencyNumbers
            kind={kind}
            helplines={dangerSigns.flatMap(({ helplines }) => helplines)}
            goesNow={goesNow}
          />
          <section className={styles.meanwhile}>
            <h2 className="h2">{t(isSelfHarm ? 'selfHarm.now' : 'emergency.now')}</h2>
            <Steps
              steps={steps.map((step) => (
                <span key={step} data-said="" lang={langOf(step)}>
                  {step}
                </span>
              ))}
              className={styles.steps}
            />
            <ReadAloud of={dialog} texts={steps} signs={dangerSigns} />
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

/** Shows the person's own words underlined, with what they can be a sign of. */
function Wrote({ dangerSigns }: { dangerSigns: readonly DangerSign[] }) {
  const t = useT();
  const langOf = useAnswerLang();
  const { locale } = useServices();
  const words = quotable(dangerSigns);
  const telling = dangerSigns.filter(saysWhatToDo);
  const meaning = distinct((telling.length > 0 ? telling : dangerSigns).map(({ title }) => title)).join(' ');
  if (!words.length)
    return (
      <p className={styles.lead}>
        <span lang={meaning ? langOf(meaning) : undefined}>{meaning || t('emergency.serious')}</span>
      </p>
    );

  const [before, after] = t('emergency.wrote').split('{evidence}');
  const list = new Intl.ListFormat(regionalTag(locale), { type: 'conjunction' }).formatToParts(words);
  return (
    <p className={styles.lead}>
      {before}
      {list.map(({ type, value }, index) =>
        type === 'element' ? (
          <mark key={index} lang={quotedIn(value, locale)}>
            {value}
          </mark>
        ) : (
          value
        ),
      )}
      {after} <span lang={langOf(meaning)}>{meaning}</span>
    </p>
  );
}
