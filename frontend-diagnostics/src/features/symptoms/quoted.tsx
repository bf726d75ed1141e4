import { Fragment, type ReactNode } from 'react';
import { quotedIn } from '@sahaay/contracts/i18n';
import { useServices, useT } from '../../services.ts';

/** Words of a person, or a name, that may be of another language than the page. */
export function Quoted({ words }: { words: string }) {
  const { locale } = useServices();
  const lang = quotedIn(words, locale);
  return lang ? <span lang={lang}>{words}</span> : words;
}

/** Several of them, with commas. */
export function QuotedList({ words }: { words: readonly string[] }) {
  return words.map((each, index) => (
    <Fragment key={each}>
      {index > 0 && ', '}
      <Quoted words={each} />
    </Fragment>
  ));
}

/** A text of the page with `children` where its placeholder `{of}` stands. */
export function Around({ text, of, children }: { text: string; of: string; children: ReactNode }) {
  const [before, after] = text.split(`{${of}}`);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

/** Tells a person what they wrote, with the language of their words. */
export function Said({ text }: { text: string }) {
  return (
    <Around text={useT()('result.said')} of="text">
      <Quoted words={text} />
    </Around>
  );
}
