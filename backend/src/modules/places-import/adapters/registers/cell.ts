/** What registers write where they know nothing. */
const NOTHING = /^(0+|n\.?a\.?|n\/a|nil|null|none|nan|-+|\.+|not (available|known|applicable))$/i;

/** A row of a register by its headers, which are compared without case, underscores and stops. */
export class Row {
  private readonly cells: ReadonlyMap<string, string>;

  constructor(fields: Readonly<Record<string, unknown>>) {
    this.cells = new Map(
      Object.entries(fields).flatMap(([header, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [[headerKey(header), cleaned(String(value))]] : [],
      ),
    );
  }

  /** The first of these columns that says something, or an empty text. */
  first(...headers: string[]): string {
    return headers.map((header) => this.cells.get(headerKey(header)) ?? '').find((cell) => cell !== '') ?? '';
  }

  /** What these columns say, without those that say nothing, and each once. */
  all(...headers: string[]): string[] {
    return [...new Set(headers.map((header) => this.first(header)).filter((cell) => cell !== ''))];
  }
}

/** "Hospital_Name", "hospital name" and "Hospital Name." are one header; "_latitude" is "Latitude", "facilityName" "Facility Name". */
export function headerKey(header: string): string {
  return header
    .replace(/^\ufeff/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function cleaned(value: string): string {
  const text = value
    .replace(/%E2%80%93/gi, '-')
    .replace(/\s+/g, ' ')
    .trim();
  return NOTHING.test(text) ? '' : text;
}
