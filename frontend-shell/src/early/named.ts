/** A file that the build names in `index.html`. */
export const named = (wanted: string): string | undefined =>
  [...document.querySelectorAll('meta')].find(({ name }) => name === wanted)?.content;
