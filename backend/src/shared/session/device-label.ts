import Bowser from 'bowser';

const UNKNOWN = 'Unknown device';
/** Real user agents are far shorter. A longer one is somebody's attack, so only its beginning is read. */
const MOST_READ = 500;

const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

/**
 * The words by which a person recognises a device, such as 'Chrome on Android'. Only well-known names are used, since a
 * user agent may say anything.
 */
export function deviceLabel(userAgent: string | undefined): string {
  const { browser, os } = Bowser.parse((userAgent ?? '').slice(0, MOST_READ) || '-');
  const name = BROWSERS.has(browser.name ?? '') ? browser.name?.replace(/ for Android$/, '') : undefined;
  const system = SYSTEMS.has(os.name ?? '') ? os.name : undefined;
  if (name && system) return `${name} on ${system}`;
  return name ?? system ?? UNKNOWN;
}
