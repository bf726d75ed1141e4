const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
/** Control and replacement characters, those that turn the direction of writing, line ends spelled out, and what a lost letter was replaced by. */
const NOISE = /(?:[\p{Cc}\p{Zs}\p{Surrogate}\ufffd\u202a-\u202e\u2066-\u2069]|\\[nrt]|\?{2,}|(?<=\s)\?(?=[\s,]|$))+/gu;

/** A field as a person would write it: without the entities of HTML ("Children&#39;s"), line ends and lost letters. */
export function plainText(field: string): string {
  const text = field.includes('&') ? decoded(decoded(field)) : field;
  return text.replace(NOISE, ' ').trim();
}

/** Once decoded, `&amp;#39;` is still an entity: hence twice. */
function decoded(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
  });
}
