import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

const script = join(import.meta.dirname, '../../../scripts/stop-with-npm.js');
const program = `
  process.once('SIGTERM', () => { console.log('told to stop'); process.exit(); });
  setInterval(() => {}, 1_000_000);
  console.log('running');
`;

test.skipIf(process.platform === 'win32')(
  'a program stops with npm, though the shell between them passes no signal on',
  async () => {
    const shell = spawn(
      'sh',
      ['-c', '"$0" --import "$1" -e "$2"; true', process.execPath, script, program],
      {
        env: { ...process.env, npm_lifecycle_event: 'start' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const lines: string[] = [];
    for await (const line of createInterface(shell.stdout)) {
      lines.push(line);
      if (line === 'running') shell.kill();
    }
    expect(lines).toEqual(['running', 'told to stop']);
  },
);
