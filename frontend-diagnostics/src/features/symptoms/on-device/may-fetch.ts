/** What a browser tells of the connection; some tell nothing. */
interface Connection {
  readonly type?: string;
  readonly saveData?: boolean;
}

/**
 * Whether half a megabyte may be fetched while nobody waits for it: on a line that is not paid by the byte, or where the
 * person has asked for it before. Never where they save data.
 */
export function mayFetchWhenIdle(
  wasAskedFor: boolean,
  { connection }: { readonly connection?: Connection } = navigator as object,
): boolean {
  if (connection?.saveData) return false;
  return wasAskedFor || connection?.type === 'wifi' || connection?.type === 'ethernet';
}
