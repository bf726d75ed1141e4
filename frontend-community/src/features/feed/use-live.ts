import { late, whenIdle } from '@sahaay/contracts/late';
import { useEffect, useState } from 'react';

/** It is fetched once the page rests. Where it does not come, the page shows what it has loaded. */
export const live = late(() => import('./live/live.tsx'));

/** What keeps the page up to date, once it is here. */
export function useLive(): typeof live.here {
  const [here, show] = useState(live.here);
  useEffect(() => whenIdle(() => void live.get().then(show)), []);
  return here;
}
