/** The greatest first. */
const OBSTACLES = ['stopping', 'database', 'room'] as const;
const FULL_DISK = 'the disk of the database is full';

/** What keeps the product from serving at the moment, as far as it is known without asking; health answers tell it. */
export class Readiness {
  private readonly obstacles = new Map<(typeof OBSTACLES)[number], string>();

  /** The greatest obstacle as a part of a sentence, without anything to hide; undefined when there is none. */
  get obstacle(): string | undefined {
    const greatest = OBSTACLES.find((name) => this.obstacles.has(name));
    return greatest && this.obstacles.get(greatest);
  }

  /** Records that the product stops. From now on it answers requests only so that nobody is cut off. */
  stopping(): void {
    this.obstacles.set('stopping', 'Sahaay is being stopped');
  }

  databaseLost(): void {
    this.obstacles.set('database', 'the database stopped and is being started again');
  }

  databaseLacksRoom(): void {
    this.obstacles.set('database', `${FULL_DISK}; it starts again by itself once there is space`);
  }

  databaseBack(): void {
    this.obstacles.delete('database');
  }

  /** The database answers, and has refused to write for want of space. */
  get lacksRoom(): boolean {
    return this.obstacles.has('room');
  }

  roomMissed(): void {
    this.obstacles.set('room', `${FULL_DISK}, so nothing can be written`);
  }

  roomFound(): void {
    this.obstacles.delete('room');
  }
}
