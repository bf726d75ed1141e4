import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useConfirmationState, type ConfirmationState, type Purpose } from './confirmation.ts';

export interface ConfirmationOptions {
  readonly purpose: Purpose;
  readonly email: string;
  /** Goes on: the person showed a moment ago that it is them, now or at sign-in. */
  readonly onConfirmed: () => void;
}

/**
 * Has a person show that it is them before they go on, unless they just did. `dialog` stands wherever they ask from. When it
 * cannot be learned whether they have to, they go on too: what they want then fails by itself, in its own words.
 */
export function useConfirmation({ purpose, email, onConfirmed }: ConfirmationOptions): {
  readonly ask: () => void;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<ConfirmationState>();
  const check = useConfirmationState({
    onSuccess: (state) => (state.needed ? setAsked(state) : onConfirmed()),
    onError: onConfirmed,
  });
  return {
    // Not shown as busy, which would take the focus from the button: it is a moment.
    ask: () => {
      if (!check.isPending) check.mutate();
    },
    dialog: asked && (
      <ConfirmDialog
        purpose={purpose}
        email={email}
        state={asked}
        onClose={() => setAsked(undefined)}
        onConfirmed={() => {
          setAsked(undefined);
          onConfirmed();
        }}
      />
    ),
  };
}
