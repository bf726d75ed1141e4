/**
 * The kind of a failure. Its message is left out, since messages of the database or of a mail server may quote an
 * address.
 */
export function codeOf(error: unknown): string {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return [code, name].find((part) => typeof part === 'string') ?? 'unknown';
}
