import { Writable } from 'node:stream';
import { createLogger } from '../http/logging.js';
import { SECURITY_EVENTS } from './security-events.js';
import { operatorAct } from './security-log.js';

it('the log names what an operator did at a terminal, to which account, and which operator', () => {
  const written: string[] = [];
  const log = new Writable({ write: (chunk, _encoding, done) => (written.push(String(chunk)), done()) });
  operatorAct(createLogger('warn', log), 'sessions_ended', 'an-account', 'ravi');
  expect(written.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      security: 'sessions_ended',
      accountId: 'an-account',
      by: 'operator',
      operator: 'ravi',
      msg: SECURITY_EVENTS.sessions_ended[1],
    },
  ]);
});
