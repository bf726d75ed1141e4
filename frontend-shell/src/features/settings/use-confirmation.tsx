import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useConfirmationState, type ConfirmationState, type Purpose } from './confirmation.ts';

export interface ConfirmationOptions {
  readonly purpose: Purpose;
  readonly email: string;
  /** Goes on, because the person showed a moment ago that it is them, here or at sign-in. */
  readonly onConfirmed: () => void;
}

/**
 * Has a person show that it is them before they go on, unless they just did. The caller renders `dialog`. When the
 * server does not say whether they have to, they go on too: the call itself then fails and tells why.
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
    // The button does not show that it is busy, which would take its focus away for what is only a moment.
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
