import { appendFile, mkdir, rm, stat, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Rejection } from './records/understand.js';

/** Of a longer record only so many characters are written. */
const CONTENT_AT_MOST = 20_000;

/** The file to which rejected records are written, a line each; it is only made when there are any. */
export class RejectsFile {
  private bytes = 0;

  constructor(
    private readonly path: string,
    private readonly unit: 'line' | 'record',
  ) {}

  /** Drops what was written after the import had last saved how far it is. */
  async goBackTo(bytes: number): Promise<void> {
    this.bytes = bytes;
    if (bytes === 0) return rm(this.path, { force: true });
    // Somebody may have taken the file away meanwhile.
    const { size } = await stat(this.path).catch(() => ({ size: 0 }));
    this.bytes = Math.min(size, bytes);
    if (size > bytes) await truncate(this.path, bytes);
  }

  /** @returns how long the file is now, in bytes */
  async write(rejections: readonly Rejection[]): Promise<number> {
    if (rejections.length === 0) return this.bytes;
    await mkdir(dirname(this.path), { recursive: true });
    const lines = rejections
      .map(
        ({ number, reason, json }) =>
          `${JSON.stringify({ [this.unit]: number, reason, content: json.slice(0, CONTENT_AT_MOST) })}\n`,
      )
      .join('');
    await appendFile(this.path, lines);
    this.bytes += Buffer.byteLength(lines);
    return this.bytes;
  }
}
