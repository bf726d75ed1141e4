import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useConfirmationState, type ConfirmationState, type Purpose } from './confirmation.ts';

export interface ConfirmationOptions {
  readonly purpose: Purpose;
  readonly email: string;
  /** Goes on: the person showed a moment ago that it is them, now or at sign-in. */
  readonly onConfirmed: () => void;
  /** It could not be learned whether they have to. */
  readonly onError: (error: Error) => void;
}

/** Has a person show that it is them before they go on, unless they just did. `dialog` stands wherever they ask from. */
export function useConfirmation({ purpose, email, onConfirmed, onError }: ConfirmationOptions): {
  readonly ask: () => void;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<ConfirmationState>();
  const check = useConfirmationState({
    onSuccess: (state) => (state.needed ? setAsked(state) : onConfirmed()),
    onError,
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
