import { useEffect, useState } from 'react';
import { CallButton, classNames } from '@sahaay/ui';
import { useServices, useT } from '../../services.ts';
import type { DangerSign } from './diagnosis-state.ts';
import { firstNumberOf, kindOf, type DangerKind } from './kinds-of-danger.ts';
import type { Person } from './person.ts';
import { findEmergencies } from './red-flag-check.ts';
import styles from './symptoms.module.css';

/** The words are read after nobody has typed for this many milliseconds. */
const REST_MS = 600;

/**
 * The danger that the words written so far are a sign of; null when there is none. The device reads them when the
 * person pauses.
 */
export function useLiveDanger(text: string, { age, sex, about }: Person): DangerKind | null {
  const { locale } = useServices();
  const [danger, setDanger] = useState<DangerKind | null>(null);

  useEffect(() => {
    let isOld = false;
    const show = (signs: readonly DangerSign[]): void => {
      if (!isOld) setDanger(signs.length > 0 ? kindOf(signs) : null);
    };
    const read = (): void => {
      if (text.trim()) void findEmergencies(text, { age, sex, about }, locale, show);
      else show([]);
    };
    const timer = setTimeout(read, text ? REST_MS : 0);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [text, age, sex, about, locale]);

  return danger;
}

/** Shows one thin line under the box that names whom to call, while the person still writes. The line moves nothing. */
export function LiveWarning({ danger }: { danger: DangerKind | null }) {
  const t = useT();
  return (
    <p className={classNames(danger && styles.live)} role="status">
      {danger && (
        <>
          {t(danger === 'self_harm' ? 'live.selfHarm' : 'live.emergency')}{' '}
          <CallButton
            variant="link"
            number={firstNumberOf(danger)}
            label={t('call.word')}
            className={styles.liveCall}
          />
        </>
      )}
    </p>
  );
}
