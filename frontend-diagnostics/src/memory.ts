import { useAmbulanceSearch } from './features/ambulance/ambulance-page.tsx';
import { useNearbySearch } from './features/nearby/nearby-page.tsx';
import { forget } from './features/symptoms/diagnosis.ts';

let rememberedFor: string | undefined;

/**
 * What the pages keep lives in memory only, and only for the person who wrote it.
 *
 * @param userId undefined while nobody is signed in, or before it is known who is
 */
export function forgetOtherPeople(userId: string | undefined): void {
  if (rememberedFor && rememberedFor !== userId) {
    forget();
    useNearbySearch.getState().forget();
    useAmbulanceSearch.getState().forget();
  }
  rememberedFor = userId;
}
