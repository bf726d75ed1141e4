import { randomUUID } from 'node:crypto';
import passport, { type Strategy } from 'passport';

/**
 * Registers a strategy with passport under a name of its own, for the guard that asks for it. Passport has one register
 * for the whole process, so under its usual name the strategy of a second application would replace that of the first
 * one.
 * @returns the name
 */
export function registered(strategy: Strategy): string {
  const name = `${strategy.name} ${randomUUID()}`;
  passport.use(name, strategy);
  return name;
}
