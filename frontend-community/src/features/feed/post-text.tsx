import { quotedIn } from '@sahaay/contracts/i18n';
import { useServices } from '../../services.ts';
import { splitLinks } from './links.ts';
import { withoutTurningMarks } from './turning-marks.ts';
import styles from './feed.module.css';

/** The end of a paragraph: two line breaks or more, with or without spaces between them. */
const emptyLines = /\n(?:[^\S\n]*\n)+/g;

/** Shows what a person wrote as text. Web addresses become links, and nothing else does. */
export function PostText({ content }: { content: string }) {
  const { locale } = useServices();
  return (
    <p className={`prose ${styles.text}`} dir="auto" lang={quotedIn(content, locale)}>
      {splitLinks(withoutTurningMarks(content).replace(emptyLines, '\n\n')).map(({ text, href }, index) =>
        href ? (
          <a key={index} href={href} target="_blank" rel="nofollow noopener ugc">
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  );
}
