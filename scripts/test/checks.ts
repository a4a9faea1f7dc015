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

const typecheck = (workspace: string): Command => [
  'npm',
  ['run', '--silent', 'typecheck', '-w', workspace],
];

const types = check(
  'types',
  ['tsc', ['-p', '.']],
  ['tsc', ['-p', 'e2e']],
  typecheck('@naya/site'),
  typecheck('@naya/embed'),
  typecheck('@naya/office'),
);

export const checks: Stage[] = [
  // Lint also holds the dependency direction between workspaces and forbids cycles.
  check('lint', ['oxlint', ['--type-aware', '--deny-warnings']]),
  check('format', ['oxfmt', ['--check']]),
  check('duplicates', ['jscpd', ['--config', '.jscpd.json']]),
  // React Router writes the types of the routes, both when the site is built and here.
  { ...types, after: 'build' },
  { ...check('dead code', ['knip', []]), after: 'types' },
];

/** Tests of the site, the widget and the back office run what was built. */
export const build = check('build', ['node', ['scripts/prepare.js', 'all', '--build']]);
