import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import PostalMime, { type Email } from 'postal-mime';

export type SmtpProcess = {
  url: string;
  port: number;
  received: Email[];
  stop: () => Promise<void>;
};

export async function startSmtp(port = 0, behaviour = 'accept'): Promise<SmtpProcess> {
  const script = join(import.meta.dirname, 'smtp-server.ts');
  const child = spawn('node', [script, String(port), behaviour], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const [first] = (await once(lines, 'line')) as [string];
  const received: Email[] = [];
  lines.on('line', (line) => {
    void PostalMime.parse(JSON.parse(line) as string).then((mail) => received.push(mail));
  });
  return {
    url: `smtp://127.0.0.1:${first}`,
    port: Number(first),
    received,
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
