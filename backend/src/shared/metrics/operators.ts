import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { namesThisComputer, type Config } from '../../config.js';

const THIS_COMPUTER = /^(::ffff:)?127\.|^::1$/;

/**
 * Whether a request comes from whoever runs the product: it shows the token of the metrics, or, where none is set, it
 * comes from this computer. Where the product is public and has no token, nobody is known to run it.
 */
export function isOperator(
  { metricsToken, isPublic }: Pick<Config, 'metricsToken' | 'isPublic'>,
  { headers, socket }: Pick<Request, 'headers' | 'socket'>,
): boolean {
  if (metricsToken !== undefined) return isSame(headers.authorization ?? '', `Bearer ${metricsToken}`);
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  // A page elsewhere may give this computer a name of its own, and have a browser here ask under that name.
  const isMeant = namesThisComputer(`http://${headers.host}`);
  return !isPublic && !isForwarded && isMeant && THIS_COMPUTER.test(socket.remoteAddress ?? '');
}

/** Compares two texts in a time that does not tell where they differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
