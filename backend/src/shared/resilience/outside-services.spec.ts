import { Metrics } from '../metrics/metrics.js';
import type { Bounds } from './outside-service.js';
import { OutsideServices } from './outside-services.js';

const BOUNDS: Bounds = {
  deadline: 1000,
  atOnce: 3,
  failures: 2,
  rest: 30_000,
  retries: 0,
  isPassing: () => false,
  isFailure: () => true,
};

it('shows how each service is and how its calls ended', async () => {
  const metrics = new Metrics();
  const services = new OutsideServices(metrics);
  const mail = services.open('mail', BOUNDS);
  services.open('maps', BOUNDS);
  const finish = Promise.withResolvers<string>();
  const running = mail.call(() => finish.promise);
  expect(await metrics.read()).toContain('sahaay_outside_running{service="mail"} 1');
  finish.resolve('sent');
  await running;
  for (let time = 0; time < 3; time += 1)
    await expect(mail.call(() => Promise.reject(new Error('no')))).rejects.toThrow();
  const text = await metrics.read();
  for (const line of [
    'sahaay_outside_running{service="mail"} 0',
    'sahaay_outside_places{service="mail"} 3',
    'sahaay_outside_circuit{service="mail",state="open"} 1',
    'sahaay_outside_circuit{service="mail",state="closed"} 0',
    'sahaay_outside_circuit{service="maps",state="closed"} 1',
    'sahaay_outside_call_seconds_count{service="mail",outcome="ok"} 1',
    'sahaay_outside_call_seconds_count{service="mail",outcome="error"} 2',
    'sahaay_outside_call_seconds_count{service="mail",outcome="circuit_open"} 1',
  ])
    expect(text).toContain(line);
});
