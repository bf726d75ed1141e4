/**
 * Tells the person at the terminal how a command goes: in a line that renews itself, or in plain lines when there is no
 * terminal.
 */
export class Report {
  private readonly live = process.stdout.isTTY;
  private lastPlain = 0;

  /** Writes a line that stays. */
  line(text: string): void {
    process.stdout.write(`${this.live ? '\r\u001b[K' : ''}${text}\n`);
  }

  /** Shows a passing state. Without a terminal it writes at most one line in five seconds. */
  progress(text: string): void {
    if (this.live) {
      process.stdout.write(`\r\u001b[K${text}`);
    } else if (Date.now() - this.lastPlain > 5000) {
      this.lastPlain = Date.now();
      process.stdout.write(`${text}\n`);
    }
  }

  /** Writes a line about something that went wrong. */
  problem(text: string): void {
    process.stderr.write(`${this.live ? '\r\u001b[K' : ''}${text}\n`);
  }
}
