import { late } from '@sahaay/contracts/late';
import type { ComponentType } from 'react';
import { create } from 'zustand';

/** How long a toast waits for the toaster before it shows without. */
const PATIENCE_MS = 2000;
/** How long such a toast stays, which is as long as in the toaster. */
const SHOWN_MS = 4000;

type Kind = 'success' | 'error';

interface PlainToast {
  readonly id: number;
  readonly kind: Kind;
  readonly message: string;
}

interface Toasts {
  /** The toaster; undefined until its code is here. */
  readonly Toaster: ComponentType | undefined;
  /** The toasts that show now without the toaster. */
  readonly plain: readonly PlainToast[];
}

export const useToasts = create<Toasts>()(() => ({ Toaster: undefined, plain: [] }));

/** The code of the toaster, which is not part of the first load. */
const toaster = late(() => import('./toaster.tsx'));

/** Fetches the toaster and puts it on the page. The library keeps what is said before it is drawn. */
export async function fetchToaster(): Promise<typeof import('./toaster.tsx') | undefined> {
  const module = await toaster.get();
  if (module) useToasts.setState({ Toaster: module.Toaster });
  return module;
}

/**
 * Where a toast has just come over what has the focus, moves the page up from under it. The `scroll-padding-bottom`
 * that the page has while a toast shows tells how far.
 */
function keepFocusInSight(): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const isOnScreen = top < window.innerHeight && bottom > 0;
  if (isOnScreen) focused.scrollIntoView({ block: 'nearest' });
}

let count = 0;

function showPlain(kind: Kind, message: string): void {
  const id = ++count;
  useToasts.setState(({ plain }) => ({ plain: [...plain, { id, kind, message }] }));
  setTimeout(() => useToasts.setState(({ plain }) => ({ plain: plain.filter((one) => one.id !== id) })), SHOWN_MS);
}

async function show(kind: Kind, message: string): Promise<void> {
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const module = await Promise.race([fetchToaster(), tooLong]);
  if (module) module.toast[kind](message);
  else showPlain(kind, message);
  // By then the toast is drawn.
  setTimeout(keepFocusInSight, 100);
}

/**
 * Shows toasts, which are for results in the background. None is lost, not even where the toaster cannot be fetched.
 */
export const notify = {
  success: (message: string): void => void show('success', message),
  error: (message: string): void => void show('error', message),
};
