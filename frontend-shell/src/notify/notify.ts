let want: () => void = () => undefined;
/** Resolves at the first toast. */
export const toastWanted = new Promise<void>((resolve) => (want = resolve));

async function show(kind: 'success' | 'error', message: string): Promise<void> {
  want();
  const { toast } = await import('sonner');
  toast[kind](message);
}

/** Toasts: for results in the background. The library keeps what was said before the toaster is there. */
export const notify = {
  success: (message: string): void => void show('success', message),
  error: (message: string): void => void show('error', message),
};
