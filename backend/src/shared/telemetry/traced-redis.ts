import { tracingChannel } from 'node:diagnostics_channel';
import type { Span } from '@opentelemetry/api';
import { beginOutgoing, endSpan, isTraced } from './spans.js';

/** What ioredis tells of a command. It tells the keys and values too, which are not read here. */
interface Told {
  readonly command: string;
  readonly error?: unknown;
}

/**
 * Gives each command to Redis that a traced request sends a span with the name of the command alone.
 * @returns the way to stop
 */
export function traceRedis(): () => void {
  const commands = tracingChannel<unknown, Told>('ioredis:command');
  const spans = new WeakMap<Told, Span>();
  const listeners = {
    start: (told: Told) => {
      if (!isTraced()) return;
      const name = told.command.toUpperCase();
      spans.set(told, beginOutgoing(name, { 'db.system.name': 'redis', 'db.operation.name': name }));
    },
    asyncEnd: (told: Told) => {
      const span = spans.get(told);
      if (span) endSpan(span, told.error);
    },
    end: () => undefined,
    asyncStart: () => undefined,
    error: () => undefined,
  };
  commands.subscribe(listeners);
  return () => {
    commands.unsubscribe(listeners);
  };
}
