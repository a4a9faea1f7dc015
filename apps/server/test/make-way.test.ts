import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeWay } from '../src/jobs/make-way.ts';
import { tellVisits } from '../src/jobs/tell-visits.ts';

let orders: string[] = [];
let visit: (url?: string) => void;
beforeEach(() => {
  vi.useFakeTimers();
  orders = [];
  const visited = makeWay({
    rest: (isResting) => void orders.push(isResting ? 'rest' : 'go on'),
  });
  const listener = tellVisits(() => {}, visited);
  visit = (url = '/franchises') => listener({ url } as IncomingMessage, {} as ServerResponse);
});
afterEach(() => vi.useRealTimers());

it('pictures rest from the first visit on until it was quiet for three seconds', () => {
  visit();
  expect(orders).toEqual(['rest']);
  vi.advanceTimersByTime(2_000);
  visit('/media/ab/320.avif');
  vi.advanceTimersByTime(2_900);
  expect(orders).toEqual(['rest']);
  vi.advanceTimersByTime(500);
  expect(orders).toEqual(['rest', 'go on']);
  visit();
  expect(orders).toEqual(['rest', 'go on', 'rest']);
});

it('where visitors never end they get a turn of ten seconds after thirty', () => {
  for (let second = 0; second < 120; second += 1) {
    visit();
    vi.advanceTimersByTime(1_000);
  }
  expect(orders).toEqual(['rest', 'go on', 'rest', 'go on', 'rest', 'go on']);
});

it('who asks whether the site is well is no visitor', () => {
  for (const url of ['/healthz', '/readyz', '/metrics']) visit(url);
  expect(orders).toEqual([]);
});
