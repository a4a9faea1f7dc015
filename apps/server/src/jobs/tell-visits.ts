import cluster from 'node:cluster';
import type { RequestListener } from 'node:http';
import { classOf } from '../metrics/time-requests.ts';

const visit = 'visit';
const tellEveryMs = 1_000;

export function tellVisits(listener: RequestListener, visited: () => void): RequestListener {
  return (request, response) => {
    if (classOf(request.url ?? '') !== 'health') visited();
    return listener(request, response);
  };
}

/** Where several processes serve, the one with the jobs hears of their visits, once a second from each. */
export function tellMain(): () => void {
  let told = -tellEveryMs;
  return () => {
    const now = performance.now();
    if (now - told < tellEveryMs) return;
    told = now;
    if (process.connected) process.send?.(visit);
  };
}

export function hearVisits(visited: () => void): void {
  cluster.on('message', (_, message) => message === visit && visited());
}
