import { findFreePort } from '../../../../deploy/local/ports.ts';
import { startMain, type MainProcess } from '../support/main.ts';

export type Servers = {
  urls: string[];
  /** Kills the last one as a crash does, and starts it again on its port. */
  killOne: () => Promise<void>;
  /** One more, whose memory was read just now. */
  startFresh: () => Promise<string>;
  stop: () => Promise<void>;
};

/** Two servers on one database and one folder of pictures. */
export async function startServers(env: Record<string, string>): Promise<Servers> {
  const running = new Map<string, MainProcess>();
  const startAt = async (port: number): Promise<string> => {
    const server = startMain({ ...env, LIMITS: 'off', DRAIN_SECONDS: '0', PORT: String(port) });
    const url = `http://127.0.0.1:${port}`;
    running.set(url, server);
    await server.listening;
    return url;
  };
  const startOne = async () => startAt(await findFreePort());
  const urls = [await startOne(), await startOne()];
  return {
    urls,
    async killOne() {
      const url = urls.at(-1) ?? '';
      const server = running.get(url);
      server?.child.kill('SIGKILL');
      await server?.ended;
      await startAt(Number(new URL(url).port));
    },
    startFresh: startOne,
    async stop() {
      for (const { child } of running.values()) child.kill('SIGTERM');
      await Promise.all([...running.values()].map(({ ended }) => ended));
    },
  };
}
