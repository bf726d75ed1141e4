import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { diagnosticsAnswer } from '@sahaay/contracts/languages/diagnostics';
import { late, whenIdle } from '@sahaay/contracts/late';
import type { Schema } from '@sahaay/contracts';
import { texts } from '../../../i18n/texts.ts';
import { pause } from '../pause.ts';

/** Few people print, so this comes when the result has long been read. */
const sheet = late(() => import('./sheet.tsx'), texts.beside(diagnosticsAnswer));

/** A line on which the page for the doctor takes longer than this (ms) keeps nobody from printing. */
const LATEST_MS = 3000;

/** Prints, once the page for the doctor is here. On a line too bad for it the result itself is printed. */
export async function printForTheDoctor(): Promise<void> {
  await Promise.race([sheet.get(), pause(LATEST_MS)]);
  window.print();
}

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

/**
 * Puts one page for the doctor on paper in place of the result. When the browser's own menu prints before its code is
 * here, the result itself is printed.
 */
export function ForTheDoctor({ prediction }: { prediction: Schema<'Prediction'> }) {
  const printedAt = usePrintedAt();
  useEffect(() => whenIdle(() => void sheet.get()), []);
  return printedAt && sheet.here && <sheet.here.DoctorSheet prediction={prediction} printedAt={printedAt} />;
}
