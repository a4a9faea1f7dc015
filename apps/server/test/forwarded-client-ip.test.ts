import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createApiApp } from '../src/start/api-app.ts';
import { useApi } from './support/api.ts';

const api = useApi();

it('behind a proxy nobody gets around the limits by inventing client IPs', async () => {
  const app = createApiApp(api.core, pino({ level: 'silent' }), { trustProxy: true });
  const send = (forwarded: string) =>
    app.request('/admin/api/contact', {
      method: 'POST',
      headers: { 'X-Forwarded-For': forwarded },
    });
  for (let count = 0; count < 120; count += 1) {
    expect((await send(`10.0.0.${count}, 203.0.113.7`)).status).toBe(415);
  }
  expect((await send('10.9.9.9, 203.0.113.7')).status).toBe(429);
  expect((await send('203.0.113.8')).status).toBe(415);
});
