import { availableParallelism } from 'node:os';
import { hashesAtOnce, MAX_WAITING, PasswordHasher } from './password-hasher.js';

describe('the password hasher', () => {
  const hasher = new PasswordHasher();

  it('tells the right password from others, and no hash from any', async () => {
    const hash = await hasher.hash('neem tree 42 umbrella');
    expect(await hasher.matches(hash, 'neem tree 42 umbrella')).toBe(true);
    expect(await hasher.matches(hash, 'neem tree 42 umbrellas')).toBe(false);
    expect(await hasher.matches(null, 'neem tree 42 umbrella')).toBe(false);
    expect(await hasher.matches(undefined, '')).toBe(false);
  });

  // ASVS 15.2.2
  it('refuses at once what would wait too long, and works on when the flood is over', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 1000 }, () => hasher.matches(null, 'a guess')));
    const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused).toHaveLength(1000 - hashesAtOnce(availableParallelism()) - MAX_WAITING);
    for (const { reason } of refused) expect(reason).toMatchObject({ kind: 'unavailable', reason: 'too_busy' });
    expect(await hasher.matches(null, 'a guess')).toBe(false);
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
    [64, 3],
  ])('leaves a core to others: on %i it computes %i at once', (cores, atOnce) => {
    expect(hashesAtOnce(cores)).toBe(atOnce);
  });

  it('lets a hundred wait for each that it computes', () => {
    expect(MAX_WAITING).toBe(100 * hashesAtOnce(availableParallelism()));
  });

  it('begins no work that would end in a refusal', async () => {
    let begun = 0;
    const attempt = () =>
      hasher.admit(() => {
        begun += 1;
        return hasher.matches(null, 'a guess');
      });
    const outcomes = await Promise.allSettled(Array.from({ length: 1000 }, attempt));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(begun);
    expect(begun).toBe(MAX_WAITING);
    await expect(attempt()).resolves.toBe(false);
  });
});
