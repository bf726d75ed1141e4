import Bowser from 'bowser';

const UNKNOWN = 'Unknown device';
/** Real user agents are far shorter. A longer one is somebody's attack, so only its beginning is read. */
const MOST_READ = 500;

const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

/** What a user agent tells of a device. Each is null when it is none that everybody knows. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Reads a device out of a user agent. Only well-known names are answered, since a user agent may say anything. */
export function deviceOf(userAgent: string | undefined): Device {
  const { browser, os } = Bowser.parse((userAgent ?? '').slice(0, MOST_READ) || '-');
  return {
    browser: browser.name && BROWSERS.has(browser.name) ? browser.name.replace(/ for Android$/, '') : null,
    system: os.name && SYSTEMS.has(os.name) ? os.name : null,
  };
}

/** The words by which a person recognises a device, such as 'Chrome on Android'. */
export function deviceLabel(userAgent: string | undefined): string {
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? UNKNOWN;
}
