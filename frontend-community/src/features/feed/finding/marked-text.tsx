import type { Schema } from '@sahaay/contracts';
import { quotedIn } from '@sahaay/contracts/i18n';
import { useServices } from '../../../services.ts';
import { withoutTurningMarks } from '../turning-marks.ts';
import styles from './finding.module.css';

/** Shows what a person wrote, with the words marked by which it was found. */
export function MarkedText({ content, ranges }: { content: string; ranges: readonly Schema<'FoundRange'>[] }) {
  const { locale } = useServices();
  return (
    <p className={`prose ${styles.text}`} dir="auto" lang={quotedIn(content, locale)}>
      {ranges.map(({ start, end }, index) => (
        <span key={start}>
          {withoutTurningMarks(content.slice(ranges[index - 1]?.end ?? 0, start))}
          <mark>{withoutTurningMarks(content.slice(start, end))}</mark>
        </span>
      ))}
      {withoutTurningMarks(content.slice(ranges.at(-1)?.end ?? 0))}
    </p>
  );
}
