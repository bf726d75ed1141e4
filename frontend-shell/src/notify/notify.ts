import { late } from '@sahaay/contracts/late';
import type { ComponentType } from 'react';
import { create } from 'zustand';

/** How long a toast waits for the toaster before it shows without. */
const PATIENCE_MS = 2000;
/** How long it then stays, as in the toaster. */
const SHOWN_MS = 4000;

type Kind = 'success' | 'error';

interface PlainToast {
  readonly id: number;
  readonly kind: Kind;
  readonly message: string;
}

interface Toasts {
  /** Undefined until its code is here. */
  readonly Toaster: ComponentType | undefined;
  /** What is said without it now. */
  readonly plain: readonly PlainToast[];
}

export const useToasts = create<Toasts>()(() => ({ Toaster: undefined, plain: [] }));

/** Not part of the first load. */
const toaster = late(() => import('./toaster.tsx'));

/** Fetches the toaster and puts it on the page. The library keeps what is said before it is drawn. */
export async function fetchToaster(): Promise<typeof import('./toaster.tsx') | undefined> {
  const module = await toaster.get();
  if (module) useToasts.setState({ Toaster: module.Toaster });
  return module;
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
}

/** Toasts: for results in the background. None is lost, not even where the toaster cannot be fetched. */
export const notify = {
  success: (message: string): void => void show('success', message),
  error: (message: string): void => void show('error', message),
};
