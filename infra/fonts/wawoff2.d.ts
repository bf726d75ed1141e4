declare module 'wawoff2' {
  /** Packs a TrueType font. */
  export function compress(font: Uint8Array): Promise<Uint8Array>;
  /** Unpacks it again. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
