export type TextPart = { readonly text: string; readonly href?: string };

const addressPattern = /\b(?:https?:\/\/|www\.)[^\s<>"']+/gi;

/** Marks that end a sentence rather than an address. A closing bracket stays when the address holds the opening one. */
function withoutSentenceEnd(address: string): string {
  let end = address.replace(/(?<![.,;:!?…।])[.,;:!?…।]+$/u, '');
  if (end.endsWith(')') && !end.includes('(')) end = withoutSentenceEnd(end.slice(0, -1));
  return end;
}

function hrefOf(address: string): string | undefined {
  const href = /^www\./i.test(address) ? `https://${address}` : address;
  return URL.canParse(href) ? href : undefined;
}

/**
 * A text cut into plain parts and web addresses (http, https, www). Joined, the parts are the text again.
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(addressPattern)) {
    const address = withoutSentenceEnd(match[0]);
    const href = hrefOf(address);
    if (!href) continue;
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    parts.push({ text: address, href });
    at = match.index + address.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
