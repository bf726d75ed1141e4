/** What keeps the product from serving at the moment, as far as it is known without asking; health answers tell it. */
export class Readiness {
  private readonly obstacles = new Map<'database' | 'stopping', string>();

  /** The first obstacle as a part of a sentence, without anything to hide; undefined when there is none. */
  get obstacle(): string | undefined {
    return [...this.obstacles.values()][0];
  }

  /** From now on requests are answered only so that nobody is cut off. */
  stopping(): void {
    this.obstacles.set('stopping', 'Sahaay is being stopped');
  }

  databaseLost(): void {
    this.obstacles.set('database', 'the database stopped and is being started again');
  }

  databaseBack(): void {
    this.obstacles.delete('database');
  }
}
