import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { SessionSecret } from '../session/session-secret.js';
import { networkOf } from '../throttling/client-network.js';
import { SECURITY_EVENTS, type SecurityEvent } from './security-events.js';

/** The log says this of an event besides its name. Nothing of it was typed by a person. */
interface Circumstances {
  /** The id of the account that the event is about, when there is one. */
  readonly accountId?: string | null | undefined;
  readonly by?: 'password' | 'google' | 'passkey';
  /** The reason for which Google's answer was refused, as people are told it. */
  readonly problem?: string;
  /** The name of the limit that was reached. */
  readonly limit?: string;
}

interface Call {
  readonly request: Request;
  readonly secret: SessionSecret;
}

const calls = new AsyncLocalStorage<Call>();

/** Lets everything that a call does write security events in its name. Use it after the handler that reads the body. */
export function withSecurityLog(secret: SessionSecret): RequestHandler {
  return (request, _response, next) => calls.run({ request, secret }, next);
}

/**
 * Writes a line about what the present call does to an account. The line has the request's id, and a keyed hash of the
 * client's network in place of its address; the hash is the same for all calls from there. Without a present call
 * nothing is written.
 */
export function recordSecurityEvent(event: SecurityEvent, { accountId, ...circumstances }: Circumstances = {}): void {
  const call = calls.getStore();
  if (!call) return;
  const [level, sentence] = SECURITY_EVENTS[event];
  const client = call.secret.hash('network', networkOf(call.request));
  audible(call.request.log)[level](
    { security: event, accountId: accountId ?? undefined, client, ...circumstances },
    sentence,
  );
}

/**
 * Writes a line about what an operator did to an account at a terminal.
 * @param operator the name by which the operator is known to the computer
 */
export function operatorAct(log: Logger, event: SecurityEvent, accountId: string, operator: string): void {
  const [level, sentence] = SECURITY_EVENTS[event];
  audible(log)[level]({ security: event, accountId, by: 'operator', operator }, sentence);
}

/** Makes a log that writes information even when the product's log begins with warnings, as it usually does. */
function audible(log: Logger): Logger {
  return log.level === 'warn' ? log.child({}, { level: 'info' }) : log;
}
