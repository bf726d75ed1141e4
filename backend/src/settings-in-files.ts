import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** What stands after the name of a setting whose value is in a file. */
const SUFFIX = '_FILE';

/**
 * Reads settings whose values stand in files, as vaults, Docker and Kubernetes hand out secrets: where
 * `SESSION_SECRET_FILE` names a file, its content is `SESSION_SECRET`, without the end of its last line.
 * @param known whether there is a setting of that name
 * @returns the settings, and a line for each that cannot be had so, without its value
 */
export function settingsInFiles(
  env: Environment,
  known: (name: string) => boolean,
): { values: Record<string, string>; problems: string[] } {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const [name, file] of Object.entries(env)) {
    const setting = name.slice(0, -SUFFIX.length);
    if (!name.endsWith(SUFFIX) || !file || !known(setting)) continue;
    if (env[setting]) problems.push(`${setting} must not be set too, since ${name} is`);
    try {
      values[setting] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      problems.push(`${name} must name a file that can be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return { values, problems };
}
