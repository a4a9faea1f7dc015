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

/** React Router writes the types of the routes when the site is built. */
const afterBuild = (stage: Stage): Stage => ({ ...stage, after: 'build' });

export const checks: Stage[] = [
  check('format', ['oxfmt', ['--check']]),
  check('duplicates', ['jscpd', ['--config', '.jscpd.json']]),
  // Lint also holds the dependency direction between workspaces and forbids cycles. It reads each program's types
  // anyway, so it reports what the TypeScript compiler would.
  afterBuild(
    check('lint and types', ['oxlint', ['--type-aware', '--type-check', '--deny-warnings']]),
  ),
  afterBuild(check('dead code', ['knip', []])),
];

/** Tests of the site, the widget and the back office run what was built. */
export const build = check('build', ['node', ['scripts/prepare.js', 'all', '--build']]);
