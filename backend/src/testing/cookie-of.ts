import type { Client } from './test-app.js';

/** The session cookie that a client holds, as it sends it. */
export function cookieOf({ jar }: Client): string {
  return jar.getCookie('sahaay', { domain: '127.0.0.1', path: '/', secure: false, script: false })!.toValueString();
}
