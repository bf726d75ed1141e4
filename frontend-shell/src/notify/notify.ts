type Sonner = typeof import('sonner');

let mounted: () => void = () => undefined;
const toasterIsMounted = new Promise<void>((resolve) => (mounted = resolve));

/** Called by the toaster once it listens; toasts raised before wait for it. */
export const toasterMounted = (): void => mounted();

async function show(kind: 'success' | 'error', message: string): Promise<void> {
  const { toast }: Sonner = await import('sonner');
  await toasterIsMounted;
  toast[kind](message);
}

/** Toasts: for results in the background. The library loads after the first paint. */
export const notify = {
  success: (message: string): void => void show('success', message),
  error: (message: string): void => void show('error', message),
};
