import type { Env } from '../env.ts';
import { announce } from './announce.ts';

const jobLines = {
  on: 'worked off by this process',
  off: 'left to another process',
  only: 'worked off by this process, which serves nothing else',
};

/** Where everything is, for the person at the terminal. Nothing is served without a port. */
export function announceServer(
  env: Env,
  { port, dev, data }: { port: number | null; dev: boolean; data: string },
): void {
  const url = `http://localhost:${port}`;
  announce({
    ...(port !== null && { Site: url, 'API docs': `${url}/api/docs` }),
    ...(dev && { Mails: `${url}/dev/mails` }),
    ...(port !== null && { 'Back office': 'not part of this version yet' }),
    Jobs: jobLines[env.jobs],
    Data: data,
  });
}
