/** The `cursor` of the `rel="next"` address in a `Link` header (RFC 8288). */
export function nextCursorOf(linkHeader: string | null): string | undefined {
  const next = /<([^<>]*)>[^,<]*\brel="?next\b/i.exec(linkHeader ?? '')?.[1];
  if (!next) return undefined;
  return new URL(next, 'http://relative.invalid').searchParams.get('cursor') ?? undefined;
}
