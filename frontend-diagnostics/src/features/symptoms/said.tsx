import { writtenIn } from '@sahaay/contracts/i18n';
import { useT } from '../../services.ts';

/** Tells a person what they wrote, with the language of their words. */
export function Said({ text }: { text: string }) {
  const [before, after] = useT()('result.said').split('{text}');
  return (
    <>
      {before}
      <span lang={writtenIn(text)}>{text}</span>
      {after}
    </>
  );
}
