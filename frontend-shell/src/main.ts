// The asynchronous import lets the federation runtime provide the shared packages before anything that uses them runs.
import('./bootstrap.tsx').catch((error: unknown) => {
  throw error;
});
