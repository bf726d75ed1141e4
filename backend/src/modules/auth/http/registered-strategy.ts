import { randomUUID } from 'node:crypto';
import passport, { type Strategy } from 'passport';

/**
 * Registers a strategy with passport under a name that nothing else has, for the guard that asks for it. Passport has one register
 * for the whole process: under its plain name, the strategy of a second application would take the place of the first one's.
 *
 * @returns the name
 */
export function registered(strategy: Strategy): string {
  const name = `${strategy.name} ${randomUUID()}`;
  passport.use(name, strategy);
  return name;
}
