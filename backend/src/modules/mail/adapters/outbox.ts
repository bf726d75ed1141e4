import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { putInPlace } from '../../../put-in-place.js';

/**
 * A mail on disk stays for this long, in milliseconds. It serves for trying out and for reading it to a person; its
 * links stop working long before.
 */
const KEPT_FOR = 7 * 24 * 3600 * 1000;
/** The name of a mail, `<account>.<mail>.eml`, or of a part that was never finished. */
const FILE = /^([0-9a-f-]{36})\.[0-9a-f-]{36}\.eml(\.[0-9a-f-]{36}\.part)?$/;

/**
 * The folder that holds the mails of an installation without a mail server. Each is an .eml file that only the
 * product's user may read.
 */
export class Outbox {
  /** @param folder a folder that need not exist */
  constructor(private readonly folder: string) {}

  /**
   * Writes a mail whole or not at all, and replaces an earlier file of the same mail.
   * @returns the name of the file
   */
  async put(accountId: string, mailId: string, content: Buffer): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const name = `${accountId}.${mailId}.eml`;
    const part = join(this.folder, `${name}.${randomUUID()}.part`);
    const file = await open(part, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await putInPlace(part, join(this.folder, name));
    return name;
  }

  /** Removes every mail to a person. */
  async forget(accountId: string): Promise<void> {
    await this.remove((await this.files()).filter((file) => file.accountId === accountId));
  }

  /**
   * Removes old mails, and mails of people who are gone, which a process that died may have left.
   * @param existing answers which of these accounts still exist
   */
  async tidy(existing: (accountIds: string[]) => Promise<ReadonlySet<string>>): Promise<void> {
    const files = await this.files();
    if (files.length === 0) return;
    const living = await existing([...new Set(files.map(({ accountId }) => accountId))]);
    const written = await Promise.all(
      files.map(({ path }) =>
        stat(path).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      ),
    );
    await this.remove(
      files.filter(({ accountId }, index) => !living.has(accountId) || written[index]! < Date.now() - KEPT_FOR),
    );
  }

  private async files(): Promise<{ path: string; accountId: string }[]> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.flatMap((name) => {
      const accountId = FILE.exec(name)?.[1];
      return accountId ? [{ path: join(this.folder, name), accountId }] : [];
    });
  }

  private async remove(files: readonly { path: string }[]): Promise<void> {
    await Promise.all(files.map(({ path }) => rm(path, { force: true })));
  }
}
