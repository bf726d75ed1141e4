/** A page that is shown again draws what it keeps at once. Whoever reads its heading for longer is not moved. */
const GIVE_UP_MS = 2000;

interface Followed {
  readonly address: string;
  /** Its place among the links of the page that lead to the same address. */
  readonly place: number;
}

/** The link that was followed last from each entry of the browser's history, by the entry's key. */
const followed = new Map<string, Followed>();

/** The key that the router gave the entry at which the browser is. */
const entry = (): string => (history.state as { readonly key?: string } | null)?.key ?? 'first';

const linksTo = (address: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('a')].filter((link) => link.getAttribute('href') === address);

document.addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('a[href]');
    if (!link) return;
    const address = link.getAttribute('href') ?? '';
    followed.set(entry(), { address, place: linksTo(address).indexOf(link) });
  },
  true,
);

/** Moves focus to the link. It is brought into view where the page could not return to its place. False when it is hidden. */
function focus(link: HTMLElement | undefined): boolean {
  link?.focus();
  return link !== undefined && document.activeElement === link;
}

/**
 * Moves focus to the link that was followed from the page to which somebody returned, and to the heading where that link
 * is not there. A person who has moved on meanwhile is left alone.
 *
 * @param focusHeading moves focus to the heading, or waits for it; what it returns stops that
 * @returns stops waiting; undefined where no link was followed, as on every page that is new
 */
export function focusLink(focusHeading: () => () => void): (() => void) | undefined {
  const link = followed.get(entry());
  if (!link) return undefined;
  const find = (): HTMLElement | undefined => linksTo(link.address)[link.place];
  if (focus(find())) return () => undefined;
  const stopHeading = focusHeading();
  const stop = (): void => {
    stopHeading();
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    const isUnmoved = document.activeElement === document.body || document.activeElement?.matches('main h1');
    if (!isUnmoved || focus(find())) stop();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), GIVE_UP_MS);
  return stop;
}
