const parts = (version: string): number[] => version.replace(/^\D+/, '').split('.').map(Number);

/**
 * Whether a version lies in a caret range, both of the form 1.2.3. A range that is not a caret range is left to the
 * remote's own risk: true.
 */
export function satisfiesCaret(version: string, range: string): boolean {
  if (!range.startsWith('^')) return true;
  const [major = 0, minor = 0, patch = 0] = parts(version);
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = parts(range);
  if (major !== wantedMajor) return false;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}
