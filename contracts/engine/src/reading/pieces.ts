/** A word (with characters without width, what follows an apostrophe, and decimals) or a mark that parts words. */
const PIECE =
  /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\u2060\ufeff]*(?:['’‘`][\p{L}]+)*(?:\.\d+)?|[.;:!?()[\]{}\n।,/–—]/uy;

const OTHER = 0;
const MARK = 1;
const IN_WORD = 2;
/** May go on a word: apostrophe, grave accent and the point of decimals. */
const MAY_GO_ON = 3;
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  if (/[a-z\d]/i.test(letter)) return IN_WORD;
  if (/['`]/.test(letter)) return MAY_GO_ON;
  return /[.;:!?()[\]{}\n,/]/.test(letter) ? MARK : OTHER;
});

/** Where the word or mark that begins at a place ends; the place itself when none begins there. Plain Latin letters, which are most of what is written, need no pattern. */
export function pieceEnd(text: string, start: number): number {
  const kind = kindAt(text, start);
  if (kind === OTHER || kind === MAY_GO_ON) return start;
  if (kind === MARK) return start + 1;
  let end = start;
  if (kind === IN_WORD) {
    do end++;
    while (kindAt(text, end) === IN_WORD);
    const next = kindAt(text, end);
    if (next === OTHER || (next === MARK && !isDigit(text, end + 1))) return end;
  }
  PIECE.lastIndex = start;
  return PIECE.test(text) ? PIECE.lastIndex : start;
}

/** What stands at a place; undefined for letters and signs beyond ASCII, OTHER after the end. */
function kindAt(text: string, at: number): number | undefined {
  return at < text.length ? ASCII[text.charCodeAt(at)] : OTHER;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}
