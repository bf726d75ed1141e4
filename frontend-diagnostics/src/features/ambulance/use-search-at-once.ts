import { useEffect, useState } from 'react';
import { exactPosition, fillInPosition, useLocation } from '../../places/location.ts';
import { useAmbulanceSearch } from '../../places/place-search.ts';
import { useServices } from '../../services.ts';

/** The browser answers from its own memory. A page that waits longer than this many milliseconds would look broken. */
const PATIENCE_MS = 500;

/**
 * `asking`: it is not known yet whether the device may tell the position. `locating`: the device looks for it.
 * `unknown`: the device does not know it after all. `settled`: there is nothing to wait for.
 */
export type AtOnce = 'asking' | 'locating' | 'unknown' | 'settled';

/** Whether the person has allowed this site to know the position, so that asking the device shows no question. */
async function mayLocate(): Promise<boolean> {
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));
  const isGranted = navigator.permissions.query({ name: 'geolocation' }).then(
    ({ state }) => state === 'granted',
    () => false,
  );
  return Promise.race([isGranted, tooLate]);
}

/** What is to be done when the page opens. */
function first(): 'search' | 'ask' | 'nothing' {
  const location = useLocation.getState();
  const { found } = useAmbulanceSearch.getState();
  if (!navigator.onLine || (found && found.around?.label === location.text.trim())) return 'nothing';
  if (exactPosition(location)) return 'search';
  // Browsers without this question ask the person themselves, which must not happen unasked.
  return location.text === '' && 'permissions' in navigator ? 'ask' : 'nothing';
}

/**
 * Searches when the page opens, where the position is known or the device may tell it: in an emergency nobody should
 * press for it. The page stays where it is, with the numbers to call in sight.
 */
export function useSearchAtOnce(): AtOnce {
  const services = useServices();
  const [state, setState] = useState<AtOnce>(() => (first() === 'ask' ? 'asking' : 'settled'));
  useEffect(() => {
    const searchHere = () => useAmbulanceSearch.getState().search(services, 'ambulance', 'quietly');
    const isOpen = { current: true };
    async function locate(): Promise<void> {
      const isAllowed = await mayLocate();
      if (!isOpen.current) return;
      // Meanwhile the person may have typed a place, or pressed the button for the position.
      const { text, locating } = useLocation.getState();
      if (!isAllowed || text !== '' || locating) return setState('settled');
      setState('locating');
      await fillInPosition('quietly');
      if (!isOpen.current) return;
      const { device, text: typed } = useLocation.getState();
      setState(device || typed !== '' ? 'settled' : 'unknown');
      if (device) await searchHere();
    }
    const todo = first();
    if (todo === 'search') void searchHere();
    if (todo === 'ask') void locate();
    return () => {
      isOpen.current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- one search for one opening of the page
  }, []);
  return state;
}
