import { run } from './run.ts';

export type Counts = {
  passed: number;
  failed: number;
  /** What failed at a try, and why: told once more at the end of a long output. */
  troubles: string[];
};
export type Outcome = Counts & { name: string; seconds: string };

function check(name: string, ...commands: [string, string[]][]) {
  return (): Outcome => {
    const results = commands.map(([command, args]) => run(command, args));
    const ok = results.every((result) => result.ok);
    const seconds = results.reduce((sum, result) => sum + Number(result.seconds), 0).toFixed(1);
    return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, troubles: [], seconds };
  };
}

export const checks = [
  check('format', ['oxfmt', ['--check']]),
  // Lint also holds the dependency direction between workspaces and forbids cycles.
  check('lint', ['oxlint', ['--type-aware', '--deny-warnings']]),
  check(
    'types',
    ['tsc', ['-p', '.']],
    ['tsc', ['-p', 'e2e']],
    ['npm', ['run', '--silent', 'typecheck', '-w', '@naya/site']],
    ['npm', ['run', '--silent', 'typecheck', '-w', '@naya/embed']],
    ['npm', ['run', '--silent', 'typecheck', '-w', '@naya/office']],
  ),
  check('dead code', ['knip', []]),
  check('duplicates', ['jscpd', ['--config', '.jscpd.json']]),
];

/** The start-up tests and the browser tests run the built site and the built widget. */
export const buildSite = check('build', ['node', ['scripts/prepare.js', '--build']]);
