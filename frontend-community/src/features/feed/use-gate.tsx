import type { Schema } from '@sahaay/contracts';
import { communitySafety } from '@sahaay/contracts/languages/community';
import { late } from '@sahaay/contracts/late';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { texts } from '../../i18n/texts.ts';
import type { EntryKind } from './entry-kind.ts';
import type { Danger, Found } from './safety/gate.tsx';

/** Nothing waits longer for what reads it. It is sent then, and help that is found later still shows. */
const LONGEST_WAIT_MS = 4000;

/** It is larger than the page, so it is fetched when somebody turns to a box. Where it does not come, all is sent. */
const safety = late(() => import('./safety/gate.tsx'), texts.beside(communitySafety));

export const fetchSafety = (): void => void safety.get().then((module) => module?.fetchRules());

type Entry = Schema<'NewPost'>;

/**
 * Reads on the device what somebody is about to send. Where it tells of an emergency, or of private details, the person
 * is asked first.
 *
 * @param send sends it
 * @param box has the focus after somebody went back
 */
export function useGate(kind: EntryKind, send: (entry: Entry) => void, box: RefObject<HTMLTextAreaElement | null>) {
  const [isReading, setReading] = useState(false);
  const [asked, setAsked] = useState<{ readonly entry: Entry; readonly found: Found }>();
  const [staying, stay] = useState<Danger>();
  const [wentBack, goBack] = useState(0);
  const answered = useRef<string>(undefined);

  useEffect(() => {
    if (wentBack > 0) box.current?.focus();
  }, [box, wentBack]);

  async function pass(entry: Entry): Promise<void> {
    if (entry.content === answered.current) return send(entry);
    if (isReading) return undefined;
    setReading(true);
    const reading = safety.get().then((module) => module?.findDanger(entry.content));
    const tooLate = new Promise<'late'>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, 'late'));
    const danger = await Promise.race([reading, tooLate]);
    setReading(false);
    if (danger === 'late') void reading.then(stay);
    const found = { danger: danger === 'late' ? undefined : danger, details: detailsIn(entry.content) };
    if (found.danger ?? found.details.length) return setAsked({ entry, found });
    return send(entry);
  }

  const { here } = safety;
  return {
    pass,
    /** Whether what was written must not change now. */
    isBusy: isReading || asked !== undefined,
    isReading,
    shown: here && (
      <>
        {staying && <here.StayingHelp danger={staying} />}
        {asked && (
          <here.Gate
            kind={kind}
            found={asked.found}
            onSend={() => {
              setAsked(undefined);
              answered.current = asked.entry.content;
              if (asked.found.danger?.stays) stay(asked.found.danger);
              send(asked.entry);
            }}
            onBack={() => {
              setAsked(undefined);
              goBack(wentBack + 1);
            }}
          />
        )}
      </>
    ),
  };
}

const detailsIn = (text: string): readonly string[] => safety.here?.privateDetailsIn(text) ?? [];
