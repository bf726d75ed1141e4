import path from 'node:path';

/** The class names of a CSS module, the same in the app and in the landing page rendered while it is built. */
export const scopedName = (name: string, file: string): string =>
  `${path.basename(file.split('?')[0] ?? file, '.module.css')}_${name}`;
