/**
 * What `work` gives, if it does so in time. It goes on nevertheless.
 *
 * @param duration in milliseconds
 * @throws Error when time is up; else what `work` throws
 */
export async function inTime<T>(work: Promise<T>, duration: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('This took too long.')), duration);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
