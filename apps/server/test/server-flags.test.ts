import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { serverFlags } from '../../../deploy/local/server-command.ts';

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

it('npm start and the image run the server with the same flags', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
  const command = /exec (node .*main\.ts)/.exec(read('deploy/naya.sh'))?.[1] ?? '';
  for (const flag of serverFlags) {
    expect(scripts.start.split(' ')).toContain(flag);
    expect(command.split(' ')).toContain(flag);
  }
});

it('the unit for systemd runs what npm start runs', () => {
  const unit = read('deploy/naya-outlet.service');
  const [, folder] = /^WorkingDirectory=(.+)$/m.exec(unit) ?? [];
  const [, command = ''] = /^ExecStart=(.+)$/m.exec(unit) ?? [];
  const program = 'apps/server/src/main.ts';
  expect(command.split(' ')).toEqual([`${folder}/node_modules/.bin/node`, ...serverFlags, program]);
});

type Compose = {
  services: Record<
    string,
    {
      secrets?: string[];
      environment?: Record<string, string>;
      build?: { args: Record<string, string> };
    }
  >;
  secrets: Record<string, { file: string }>;
};

it('the compose file sets variables that there are, and names secrets that are made', () => {
  const { services, secrets } = parseYaml(read('deploy/compose.yaml'), { merge: true }) as Compose;
  const made = Array.from(
    read('deploy/make-secrets.sh').matchAll(/^make (\S+)/gm),
    ([, name]) => name,
  );
  expect(new Set(Object.keys(secrets))).toEqual(new Set(made));
  const known = read('docs/running.md');
  const dockerfile = read('deploy/Dockerfile');
  for (const [name, value] of Object.entries(services['jobs']?.build?.args ?? {})) {
    const [, otherwise = ''] = /:-(.*)\}$/.exec(value) ?? [];
    expect(dockerfile).toContain(`ARG ${name}=${otherwise}\n`);
  }
  for (const name of ['jobs', 'web-1', 'web-2']) {
    const variables = Object.entries(services[name]?.environment ?? {});
    expect(variables.length).toBeGreaterThan(10);
    for (const [variable, value] of variables) {
      expect(known).toContain(`\`${variable.replace(/_FILE$/, '')}\``);
      const [, secret] = /^\/run\/secrets\/(.+)$/.exec(value) ?? [];
      if (secret) expect(services[name]?.secrets).toContain(secret);
    }
  }
});
