/**
 * Writes the select list of a query that answers `Row`. The compiler demands an expression for each of its fields and
 * knows no others, so that no field of an answer can be forgotten.
 * @param expressions our own SQL, never anything that a person typed
 * @returns for instance `post.id as "id", post.created_at as "createdAt"`
 */
export function columns<Row>(expressions: { readonly [Field in keyof Row]-?: string }): string {
  return Object.entries<string>(expressions)
    .map(([field, expression]) => `${expression} as "${field}"`)
    .join(', ');
}
