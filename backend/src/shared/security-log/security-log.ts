import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { SessionSecret } from '../session/session-secret.js';
import { networkOf } from '../throttling/client-network.js';
import { SECURITY_EVENTS, type SecurityEvent } from './security-events.js';

/** The log says this of an event beside its name, and nothing that a person typed. */
interface Circumstances {
  /** Of the account it is about, when there is one. */
  readonly accountId?: string | null | undefined;
  readonly by?: 'password' | 'google';
  /** Why Google's answer was refused, as people are told it. */
  readonly problem?: string;
  /** Which limit was reached. */
  readonly limit?: string;
}

interface Call {
  readonly request: Request;
  readonly secret: SessionSecret;
}

const calls = new AsyncLocalStorage<Call>();

/** Lets whatever a call does write security events that name it. To be used after the body was read. */
export function withSecurityLog(secret: SessionSecret): RequestHandler {
  return (request, _response, next) => calls.run({ request, secret }, next);
}

/**
 * Writes a line about what the present call does to an account. Beside the request's id it names the client by a keyed
 * hash of its network: the same for all that comes from there, and no address. Without a call nothing is written.
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

/** A log that says information too where it usually begins with warnings, as it does unless told otherwise. */
function audible(log: Logger): Logger {
  return log.level === 'warn' ? log.child({}, { level: 'info' }) : log;
}
