import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientIpOf, decideClientIp } from '../src/http/client-ip.ts';

describe('the client IP', () => {
  const connected = (ip: string) => ({ incoming: { socket: { remoteAddress: ip } } });
  const appFor = (trustProxy: boolean) => {
    const app = new Hono();
    app.use('*', decideClientIp(trustProxy));
    app.get('/inner', (c) => c.text(clientIpOf(c) ?? 'none'));
    app.get('/outer', () =>
      app.request('/inner', { headers: { 'X-Forwarded-For': '198.51.100.1' } }),
    );
    return app;
  };
  const ask = async (trustProxy: boolean, path: string, forwarded?: string, ip = '192.0.2.1') => {
    const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
    return (await appFor(trustProxy).request(path, { headers }, connected(ip))).text();
  };

  it.each([
    ['is that of the connection', false, '203.0.113.7', '192.0.2.1'],
    ['is the one the proxy has seen', true, '10.0.0.1, 203.0.113.7', '203.0.113.7'],
    ['is read without the port', true, '203.0.113.7:4711', '203.0.113.7'],
    ['is read without brackets and port', true, '[2001:db8::1]:4711', '2001:db8::1'],
    ['is that of the connection where the proxy names none', true, 'unknown', '192.0.2.1'],
    ['is that of the connection where the proxy says nothing', true, undefined, '192.0.2.1'],
  ])('%s', async (_name, trustProxy, forwarded, expected) => {
    expect(await ask(trustProxy, '/inner', forwarded)).toBe(expected);
    expect(await ask(trustProxy, '/outer', forwarded)).toBe(expected);
  });

  it('is none for what the process asks of itself', async () => {
    expect(await (await appFor(true).request('/inner')).text()).toBe('none');
  });
});
