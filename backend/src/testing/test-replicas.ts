import { startTestApp, type TestApp } from './test-app.js';

/**
 * Starts several processes of one installation. The first has a database of its own, and the others may be given its
 * address.
 */
export class TestReplicas {
  private readonly apps: TestApp[] = [];

  async start(env: Record<string, string>, databaseUrl?: string): Promise<TestApp> {
    const app = await startTestApp({ env, ...(databaseUrl && { databaseUrl }) });
    this.apps.push(app);
    return app;
  }

  /** The first process is closed last, since it owns the database of the others. */
  async close(): Promise<void> {
    for (const app of this.apps.splice(0).toReversed()) await app.close();
  }
}
