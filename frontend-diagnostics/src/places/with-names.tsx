import { factsOf } from '@sahaay/contracts/constants';
import { quotedIn } from '@sahaay/contracts/i18n';
import { useServices } from '../services.ts';

/** Parts of a text in Latin letters, and parts in others; what is no letter stays with the part before it. */
const PARTS = /(?:\p{Script=Latin}|[^\p{L}\p{M}])+|(?:(?!\p{Script=Latin})[\p{L}\p{M}]|[^\p{L}\p{M}])+/gu;

/** A sentence in which places are named: a name in the letters of another language is said in that language. */
export function WithNames({ text }: { text: string }) {
  const { locale } = useServices();
  return text.match(PARTS)?.map((part, index) => {
    const lang = quotedIn(part, locale);
    return lang && factsOf(lang).script !== factsOf(locale).script ? (
      <span key={index} lang={lang}>
        {part}
      </span>
    ) : (
      part
    );
  });
}
