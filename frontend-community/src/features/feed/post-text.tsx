import { splitLinks } from './links.ts';
import styles from './feed.module.css';

/** Two line breaks or more, with or without spaces between them: a paragraph's end. */
const emptyLines = /\n(?:[^\S\n]*\n)+/g;

/** What a person wrote, as text; web addresses become links and nothing else does. */
export function PostText({ content }: { content: string }) {
  return (
    <p className={`prose ${styles.text}`} dir="auto">
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
