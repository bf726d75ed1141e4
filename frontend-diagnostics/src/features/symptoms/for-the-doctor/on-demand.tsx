import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { late, whenIdle } from '@sahaay/contracts/late';
import type { Schema } from '@sahaay/contracts';

/** Few people print, so this comes when the result has long been read. */
const sheet = late(() => import('./sheet.tsx'));

/** The instant (ISO 8601) at which the browser began to lay the page out for paper, while it does so. */
function usePrintedAt(): string | undefined {
  const [printedAt, setPrintedAt] = useState<string>();
  useEffect(() => {
    // The browser takes its picture of the page as soon as the listeners have returned.
    const show = (): void => flushSync(() => setPrintedAt(new Date().toISOString()));
    const hide = (): void => setPrintedAt(undefined);
    window.addEventListener('beforeprint', show);
    window.addEventListener('afterprint', hide);
    return () => {
      window.removeEventListener('beforeprint', show);
      window.removeEventListener('afterprint', hide);
    };
  }, []);
  return printedAt;
}

/** Prints one page for the doctor in place of the result. While its code is not here, the result itself is printed. */
export function ForTheDoctor({ prediction }: { prediction: Schema<'Prediction'> }) {
  const printedAt = usePrintedAt();
  useEffect(() => whenIdle(() => void sheet.get()), []);
  return printedAt && sheet.here && <sheet.here.DoctorSheet prediction={prediction} printedAt={printedAt} />;
}
