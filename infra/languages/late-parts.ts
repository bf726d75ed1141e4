import { globSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The parts of an app's texts that come with late code: of `frontend-shell/src/i18n/late/en-arrival.ts`, it is `arrival`. */
export const lateParts = (app: string): string[] =>
  globSync(`frontend-${app}/src/i18n/late/en-*.ts`, { cwd: root })
    .map((file) => path.basename(file, '.ts').slice('en-'.length))
    .sort();
