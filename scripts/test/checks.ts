import { run, type Finished } from './run.ts';
import { countOne, type Stage } from './stage.ts';

type Command = [command: string, args: string[]];

function check(name: string, ...commands: Command[]): Stage {
  return {
    name,
    cores: 1,
    async run() {
      const failures: string[] = [];
      for (const [command, args] of commands) {
        const { ok, output }: Finished = await run(command, args);
        if (!ok) failures.push(`${[command, ...args].join(' ')}\n${output}`);
      }
      return countOne(name, { ok: failures.length === 0, output: failures.join('\n') });
    },
  };
}

/** Lint and types: the first command writes the types of the routes, which knip needs too. */
const lint = check(
  'lint and types',
  ['npm', ['run', '--silent', 'typegen', '-w', '@naya/site']],
  // Holds the dependency direction between workspaces and forbids cycles. It reads each program's types anyway, so it
  // reports what the TypeScript compiler would.
  ['oxlint', ['--type-aware', '--type-check', '--deny-warnings']],
);

export const checks: Stage[] = [
  lint,
  check('format', ['oxfmt', ['--check']]),
  check('floors', ['node', ['scripts/check-floors.ts']]),
  check('duplicates', ['jscpd', ['--config', '.jscpd.json']]),
  { ...check('dead code', ['knip', []]), after: lint.name },
];

/** Tests of the site, the widget and the back office run what was built. */
export const build = check('build', ['node', ['scripts/prepare.js', 'all', '--build']]);
