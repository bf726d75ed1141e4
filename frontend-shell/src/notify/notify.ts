async function show(kind: 'success' | 'error', message: string): Promise<void> {
  const { toast } = await import('sonner');
  toast[kind](message);
}

/** Toasts: for results in the background. The library loads after the first paint and keeps what was said before. */
export const notify = {
  success: (message: string): void => void show('success', message),
  error: (message: string): void => void show('error', message),
};
