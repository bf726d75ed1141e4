/** All kinds of obstacles, the greatest first. */
const OBSTACLES = ['stopping', 'database', 'room'] as const;
const FULL_DISK = 'the disk of the database is full';

/** Knows what keeps the product from serving at the moment, without asking anything. The health answers tell it. */
export class Readiness {
  private readonly obstacles = new Map<(typeof OBSTACLES)[number], string>();

  /** The greatest obstacle, as a part of a sentence that operators may read; undefined when there is none. */
  get obstacle(): string | undefined {
    const greatest = OBSTACLES.find((name) => this.obstacles.has(name));
    return greatest && this.obstacles.get(greatest);
  }

  get isStopping(): boolean {
    return this.obstacles.has('stopping');
  }

  /** Records that the product stops. From now on it answers requests only so that nobody is cut off. */
  stopping(): void {
    this.obstacles.set('stopping', 'Sahaay is being stopped');
  }

  databaseLost(): void {
    this.obstacles.set('database', 'the database stopped and is being started again');
  }

  /** Records that the database cannot be started because its disk is full. */
  databaseLacksRoom(): void {
    this.obstacles.set('database', `${FULL_DISK}; it starts again by itself once there is space`);
  }

  databaseBack(): void {
    this.obstacles.delete('database');
  }

  /** Whether the database has refused to write because its disk is full, and has not been seen to write since. */
  get lacksRoom(): boolean {
    return this.obstacles.has('room');
  }

  /** Records that the database refused to write because its disk is full. */
  roomMissed(): void {
    this.obstacles.set('room', `${FULL_DISK}, so nothing can be written`);
  }

  /** Records that the database can write again. */
  roomFound(): void {
    this.obstacles.delete('room');
  }
}
