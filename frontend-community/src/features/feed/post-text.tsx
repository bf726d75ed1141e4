import { writtenIn } from '@sahaay/contracts/i18n';
import { splitLinks } from './links.ts';
import styles from './feed.module.css';

/** The end of a paragraph: two line breaks or more, with or without spaces between them. */
const emptyLines = /\n(?:[^\S\n]*\n)+/g;

/** Shows what a person wrote as text. Web addresses become links, and nothing else does. */
export function PostText({ content }: { content: string }) {
  return (
    <p className={`prose ${styles.text}`} dir="auto" lang={writtenIn(content)}>
      {splitLinks(content.replace(emptyLines, '\n\n')).map(({ text, href }, index) =>
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
