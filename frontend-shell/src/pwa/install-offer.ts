/** What this device remembers of offering the app. It says nothing about anybody. */
interface Remembered {
  /** Milliseconds since 1970: when somebody last came to the end of what they wanted. */
  readonly finishedAt?: number;
  /** Milliseconds since 1970: when the card was first shown. */
  readonly offeredAt?: number;
  readonly isDeclined?: boolean;
}

const KEY = 'sahaay.install';
const DAY_MS = 86_400_000;
/** Who neither takes nor declines the offer sees it for a day. */
const DAYS_OFFERED = 1;
const DAYS_SILENT = 30;

function remembered(): Remembered {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    // Nothing can be read, so nothing was offered.
    return {};
  }
}

function remember(changed: Remembered): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...remembered(), ...changed }));
  } catch {
    // Without storage the app is not offered, since the offer could not be declined for good.
  }
}

/** Somebody has read a result or found an ambulance: from now on the app may be offered. */
export const noteFinishedTask = (): void => remember({ finishedAt: Date.now() });

/** Whether the app may be offered now: after a finished task, and not in the 30 days after it was offered before. */
export function isOfferDue(now = Date.now()): boolean {
  const { finishedAt, offeredAt, isDeclined = false } = remembered();
  if (finishedAt === undefined) return false;
  if (offeredAt === undefined) return true;
  const days = (now - offeredAt) / DAY_MS;
  return days < DAYS_OFFERED ? !isDeclined : days >= DAYS_SILENT && finishedAt - offeredAt >= DAY_MS;
}

/** Counts the 30 days from the first time that an offer is seen. */
export function noteOffer(now = Date.now()): void {
  const { offeredAt = -Infinity } = remembered();
  if (now - offeredAt >= DAYS_OFFERED * DAY_MS) remember({ offeredAt: now, isDeclined: false });
}

export const declineOffer = (): void => remember({ isDeclined: true });

/** How this browser can put the app on the device; null where it is there already, or where we know of no way. */
export function wayToInstall(hasPrompt: boolean): 'prompt' | 'steps' | null {
  if (isInstalled()) return null;
  if (hasPrompt) return 'prompt';
  return isSafariOfPhone(navigator) ? 'steps' : null;
}

const isInstalled = (): boolean =>
  ['standalone', 'fullscreen', 'minimal-ui'].some((mode) => matchMedia(`(display-mode: ${mode})`).matches) ||
  ('standalone' in navigator && navigator.standalone === true);

/**
 * Safari of an iPhone or iPad, the one browser whose own way we can describe. Only browsers of these devices know
 * `standalone`; those besides Safari, and those inside other apps, lack the name `Safari` or add their own.
 */
const isSafariOfPhone = ({ userAgent }: Navigator): boolean =>
  'standalone' in navigator &&
  /Version\/\d/.test(userAgent) &&
  / Safari\//.test(userAgent) &&
  !/CriOS|FxiOS|EdgiOS|OPT\/|DuckDuckGo/.test(userAgent);
