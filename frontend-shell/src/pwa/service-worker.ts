import { whenIdle } from '@sahaay/contracts/late';
import { useEffect } from 'react';
import { create } from 'zustand';
import { usePreferences } from '../preferences/preferences.ts';
import type { WorkerMessage } from './worker-message.ts';

interface ServiceWorkers {
  /** The one at work. Null until the page has loaded and rests. */
  readonly active: ServiceWorker | null;
  /** That of a newer release, which waits until the person wants it. */
  readonly waiting: ServiceWorker | null;
}

export const useServiceWorker = create<ServiceWorkers>()(() => ({ active: null, waiting: null }));

/** After this many milliseconds without rest the work begins all the same. */
const LATEST_MS = 10_000;
/** A tab that is opened again after this many milliseconds asks for a newer release. */
const ASK_AGAIN_MS = 60 * 60_000;

const tell = (worker: ServiceWorker | null, message: WorkerMessage): void => worker?.postMessage(message);

/** Registers the service worker once the page has loaded and rests, so that it delays nothing that is seen. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  // Without the service worker everything works as long as there is a network.
  whenIdle(() => void register().catch(() => undefined), LATEST_MS);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(window.sahaayEarly.trusted('/sw.js'), { updateViaCache: 'none' });
  const registration = await serviceWorker.getRegistration();
  if (!registration) return;
  watchForUpdate(registration);
  const { active } = await serviceWorker.ready;
  useServiceWorker.setState({ active });
  const speak = (language: string): void => tell(active, { do: 'keep-language', language });
  speak(usePreferences.getState().locale);
  usePreferences.subscribe(({ locale }) => speak(locale));
}

function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // The first service worker of a device is no update.
    if (registration.active && registration.waiting) useServiceWorker.setState({ waiting: registration.waiting });
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < ASK_AGAIN_MS) return;
    asked = Date.now();
    // Offline there is no newer release to be had.
    registration.update().catch(() => undefined);
  });
}

/** Lets the newer release take over, and loads this page again with it. Other tabs stay as they are. */
export function takeUpdate(): void {
  const { waiting } = useServiceWorker.getState();
  // Another tab may have let it take over already.
  if (waiting?.state !== 'installed') return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  tell(waiting, { do: 'take-over' });
}

/**
 * Has the service worker keep the remotes on the device for the time without a network, once somebody is signed in and
 * the page rests. A person who saves data keeps the remotes that they open, as far as the browser does.
 */
export function useKeepRemotes(isSignedIn: boolean): void {
  const worker = useServiceWorker(({ active }) => active);
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
    if (isSignedIn && worker && !connection?.saveData) tell(worker, { do: 'keep-remotes' });
  }, [isSignedIn, worker]);
}
