/** Bounds what a day may cost. A day is one of UTC; each process counts for itself. */
export class TokenBudget {
  private day = '';
  private spent = 0;

  /** @param daily tokens, in and out; undefined: no bound */
  constructor(private readonly daily: number | undefined) {}

  /** Whether nothing more may be asked today. */
  get isSpent(): boolean {
    this.turn();
    return this.daily !== undefined && this.spent >= this.daily;
  }

  spend(tokens: number): void {
    this.turn();
    this.spent += tokens;
  }

  private turn(): void {
    const today = new Date().toISOString().slice(0, 10);
    if (today === this.day) return;
    this.day = today;
    this.spent = 0;
  }
}
