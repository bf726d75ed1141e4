import { useNavigation, useQueryClient } from '@sahaay/kit';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { forgetEarlyAnswers } from '../early/handover.ts';
import { hearOtherTabs } from './other-tabs.ts';
import { isSessionOver, sessionQuery, useRequireSignIn } from './session.ts';

export interface PersonBoundaryProps {
  /** What belongs to the person signed in. */
  readonly children: ReactNode;
  /** Shown instead while the sign-in page loads. */
  readonly left: ReactNode;
}

/**
 * Stands around everything that belongs to one person. It disappears at once when the session ends, here or in another
 * tab of this browser. When somebody else signs in there, it is forgotten and drawn anew, so that nobody reads or acts
 * for somebody else.
 */
export function PersonBoundary({ children, left }: PersonBoundaryProps) {
  const visit = useVisit();
  const isLeaving = isSessionOver(useNavigation().location);
  return isLeaving ? left : <Fragment key={visit}>{children}</Fragment>;
}

/** A number that changes when another tab signs somebody else in. When it signs out, this tab leaves for sign-in. */
function useVisit(): number {
  const queryClient = useQueryClient();
  const requireSignIn = useRequireSignIn();
  const [visit, setVisit] = useState(0);
  useEffect(
    () =>
      hearOtherTabs((userId) => {
        if (userId === null) {
          requireSignIn();
          return;
        }
        const known = queryClient.getQueryData(sessionQuery.queryKey)?.id;
        // A tab that is still asking who is signed in tells the others what it learns, and is corrected then.
        if (!known || known === userId) return;
        queryClient.clear();
        forgetEarlyAnswers();
        setVisit((number) => number + 1);
      }),
    [queryClient, requireSignIn],
  );
  return visit;
}
