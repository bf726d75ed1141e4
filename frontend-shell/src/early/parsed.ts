/** Resolves once the browser has read all of `index.html`. */
export const parsed = (): Promise<unknown> =>
  document.readyState === 'loading'
    ? new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }))
    : Promise.resolve();
