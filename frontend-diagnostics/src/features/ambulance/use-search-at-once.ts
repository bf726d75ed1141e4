import { useEffect } from 'react';
import { exactPosition, fillInPosition, useLocation } from '../../places/location.ts';
import { useAmbulanceSearch } from '../../places/place-search.ts';
import { useServices } from '../../services.ts';

/** Whether the person has allowed this site to know the position, so that asking the device shows no question. */
async function mayLocate(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    // Browsers without this question ask the person themselves, which must not happen unasked.
    return false;
  }
}

/**
 * Searches when the page opens, where the position is known or the device may tell it: in an emergency nobody should
 * press for it. The page stays where it is, with the numbers to call in sight.
 */
export function useSearchAtOnce(): void {
  const services = useServices();
  useEffect(() => {
    const { found, search } = useAmbulanceSearch.getState();
    const searchHere = () => search(services, 'ambulance', 'quietly');
    const isOpen = { current: true };
    async function start() {
      const location = useLocation.getState();
      if (!navigator.onLine || (found && found.around?.label === location.text.trim())) return;
      if (exactPosition(location)) return searchHere();
      if (location.text !== '' || !(await mayLocate()) || !isOpen.current) return;
      await fillInPosition('quietly');
      if (isOpen.current && useLocation.getState().device) await searchHere();
    }
    void start();
    return () => {
      isOpen.current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- one search for one opening of the page
  }, []);
}
