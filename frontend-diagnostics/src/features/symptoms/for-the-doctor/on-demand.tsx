import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { late } from '@sahaay/contracts/late';
import type { Schema } from '@sahaay/contracts';
import { whenIdle } from '../../../when-idle.ts';

/** Few people print, so this comes when the result has long been read. */
const sheet = late(() => import('./sheet.tsx'));

/** Whether the browser is laying the page out for paper right now. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture of the page as soon as the listeners have returned.
    const show = (): void => flushSync(() => setPrinting(true));
    const hide = (): void => setPrinting(false);
    window.addEventListener('beforeprint', show);
    window.addEventListener('afterprint', hide);
    return () => {
      window.removeEventListener('beforeprint', show);
      window.removeEventListener('afterprint', hide);
    };
  }, []);
  return isPrinting;
}

/** Prints one page for the doctor in place of the result. While its code is not here, the result itself is printed. */
export function ForTheDoctor({ prediction }: { prediction: Schema<'Prediction'> }) {
  const isPrinting = useIsPrinting();
  useEffect(() => whenIdle(() => void sheet.get()), []);
  return isPrinting && sheet.here && <sheet.here.DoctorSheet prediction={prediction} />;
}
