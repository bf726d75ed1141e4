/**
 * Answers what `work` answers, when it does so in time. The work goes on even when time is up.
 * @param duration the milliseconds to wait
 * @throws Error when time is up; otherwise what `work` throws
 */
export async function inTime<T>(work: Promise<T>, duration: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('This took too long.')), duration);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
