import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { backend, openSite } from './backend.ts';

function hashesOf(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  return scripts.map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

test('only the scripts of the page itself may run', async () => {
  const visit = await openSite(backend());
  const { headers, html } = await visit('/no-such-page');
  const policy = headers.get('Content-Security-Policy') ?? '';
  const scriptSources = /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
  const hashes = hashesOf(html);
  expect(hashes.length).toBeGreaterThan(2);
  expect(new Set(scriptSources)).toEqual(new Set(["'self'", ...hashes]));
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
});

test('HEAD has the headers of GET', async () => {
  const visit = await openSite(backend());
  const get = await visit('/no-such-page');
  const head = await visit('/no-such-page', { method: 'HEAD' });
  expect(head.status).toBe(get.status);
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  expect(head.html).toBe('');
});

test('a form counts only when our own page, or no page at all, has sent it', async () => {
  const visit = await openSite(backend());
  const send = async (headers: Record<string, string>) => {
    const body = new URLSearchParams({ name: '' });
    return (await visit('/contact', { method: 'POST', headers, body })).status;
  };
  for (const Origin of ['https://evil.example', 'https://outlet.example.evil', 'null', 'rubbish']) {
    expect(await send({ Origin })).toBe(403);
  }
  expect(await send({ Origin: 'https://outlet.example' })).not.toBe(403);
  expect(await send({})).not.toBe(403);
});
