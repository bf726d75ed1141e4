import { Readiness } from './readiness.js';

describe('readiness', () => {
  it('tells the greatest obstacle, and the next one when that is gone', () => {
    const readiness = new Readiness();
    expect(readiness.obstacle).toBeUndefined();
    readiness.roomMissed();
    expect(readiness.obstacle).toBe('the disk of the database is full, so nothing can be written');
    readiness.databaseLost();
    expect(readiness.obstacle).toBe('the database stopped and is being started again');
    readiness.databaseLacksRoom();
    expect(readiness.obstacle).toBe('the disk of the database is full; it starts again by itself once there is space');
    readiness.databaseBack();
    expect([readiness.lacksRoom, readiness.obstacle]).toEqual([
      true,
      expect.stringContaining('nothing can be written'),
    ]);
    readiness.roomFound();
    expect([readiness.lacksRoom, readiness.obstacle]).toEqual([false, undefined]);
    readiness.databaseLost();
    readiness.stopping();
    expect(readiness.obstacle).toBe('Sahaay is being stopped');
  });
});
