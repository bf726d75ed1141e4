import type { ThrottlerStorage } from '@nestjs/throttler';
import { MemoryThrottleStorage } from './memory-throttle-storage.js';

/**
 * Counts in the shared storage. While that is down, each process counts for itself, so that help stays within reach.
 */
export class InsuredThrottleStorage implements ThrottlerStorage {
  private readonly insurance = new MemoryThrottleStorage();

  constructor(private readonly shared: ThrottlerStorage) {}

  async increment(...hit: Parameters<ThrottlerStorage['increment']>) {
    try {
      return await this.shared.increment(...hit);
    } catch {
      return this.insurance.increment(...hit);
    }
  }
}
