import { useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from '@sahaay/kit';
import { enterHistory, useDiagnosis } from './diagnosis-state.ts';

/** What an entry of the browser's history holds about this page. It holds nothing of the person's words. */
interface Entry {
  readonly shows?: 'result';
}

interface ResultInHistory {
  /** True when the result shows. Otherwise the question shows, which may have a result behind it. */
  readonly isShown: boolean;
  /** True when the browser is at the entry of the result. The entry of the question is the one before. */
  readonly isAtEntry: boolean;
  /** Leads from the question to the result that is still there. */
  readonly open: () => void;
}

/**
 * Gives a result its own entry in the browser's history. Back leads from it to the question, Forward leads to it again,
 * and so does a link to this page. An emergency gets no entry, so that somebody who leaves it in haste leaves nothing
 * behind.
 *
 * @param isElsewhere whether something else shows in place of question and result, which a result does not interrupt
 */
export function useResultInHistory(isElsewhere: boolean): ResultInHistory {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const cameByBack = useNavigationType() === 'POP';
  const { stage, alarm, hasEntry } = useDiagnosis();
  const isAtEntry = (state as Entry | null)?.shows === 'result';
  const isAnswered = stage === 'answered';
  const isShown = isAnswered && (isAtEntry || !hasEntry || !cameByBack);
  const isMissing = isShown && !isAtEntry && !isElsewhere && alarm !== 'raised';
  const open = (): void => void navigate(pathname, { state: { shows: 'result' } satisfies Entry, flushSync: true });

  // Both come before the result is painted. Whoever presses Back as soon as they see it comes to the question.
  useLayoutEffect(() => {
    if (isAnswered && isAtEntry) enterHistory();
  }, [isAnswered, isAtEntry]);
  useLayoutEffect(() => {
    if (isMissing) queueMicrotask(open);
    // oxlint-disable-next-line react/exhaustive-deps -- one entry for one result
  }, [isMissing]);

  return { isShown, isAtEntry, open };
}
