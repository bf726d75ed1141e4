import { useAmbulanceSearch } from './features/ambulance/ambulance-page.tsx';
import { useNearbySearch } from './features/nearby/nearby-page.tsx';
import { forget } from './features/symptoms/diagnosis.ts';

let rememberedFor: string | undefined;

/** What the pages keep lives in memory only, and only for the person who wrote it. */
export function forgetOtherPeople(userId: string | undefined): void {
  if (!userId) return;
  if (rememberedFor && rememberedFor !== userId) {
    forget();
    useNearbySearch.getState().forget();
    useAmbulanceSearch.getState().forget();
  }
  rememberedFor = userId;
}
