/** Knows what keeps the product from serving at the moment, without asking anything. The health answers tell it. */
export class Readiness {
  private readonly obstacles = new Map<'database' | 'stopping', string>();

  /** The first obstacle, as a part of a sentence that operators may read; undefined when there is none. */
  get obstacle(): string | undefined {
    return [...this.obstacles.values()][0];
  }

  /** Records that the product stops. From now on it answers requests only so that nobody is cut off. */
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
