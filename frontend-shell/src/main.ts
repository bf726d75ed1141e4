// An asynchronous boundary: the shared packages are agreed on before anything that uses them is evaluated.
import('./bootstrap.tsx').catch((error: unknown) => {
  throw error;
});
