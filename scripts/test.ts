// `npm test` runs everything that guards a change; `npm run check` (--fast) leaves out what needs a
// server or a browser; `npm run test:long` (--long) runs the tests that take minutes each.
import { availableParallelism } from 'node:os';
import { startTestServer } from '../packages/db/src/testing/server.ts';
import { browserTests, longBrowserTests } from './test/browser.ts';
import { build, checks } from './test/checks.ts';
import { formatElapsed } from './test/elapsed.ts';
import { killChildren } from './test/run.ts';
import { runStages } from './test/run-stages.ts';
import type { Stage } from './test/stage.ts';
import { longTests, unitAndApiTests, unitTests } from './test/vitest.ts';

const started = performance.now();
const cores = Math.max(2, availableParallelism());
const alone = (stage: Omit<Stage, 'cores'>): Stage => ({ ...stage, cores });

const isFast = process.argv.includes('--fast');
const isLong = process.argv.includes('--long');

function chooseStages(): Stage[] {
  if (isFast) return [build, ...checks, { ...unitTests, cores: 1 }];
  if (isLong) return [build, alone(longTests), alone(longBrowserTests)];
  // The tests of the API often wait for programs that they start: one check at a time runs beside them.
  return [build, { ...unitAndApiTests, cores: cores - 1 }, ...checks, alone(browserTests)];
}

// One PostgreSQL for all stages. No program that they start may use the very database of DATABASE_URL.
const server = isFast ? null : await startTestServer();
if (server) process.env['TEST_DATABASE_URL'] = server.url;
delete process.env['DATABASE_URL'];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    killChildren();
    void (server?.stop() ?? Promise.resolve()).finally(() => process.exit(1));
  });
}

const outcomes = await runStages(chooseStages(), { cores, print: console.log });
await server?.stop();

console.log('');
for (const { name, passed, failed, seconds } of outcomes) {
  const mark = failed === 0 ? '✔' : '✘';
  console.log(
    `${mark} ${name.padEnd(16)} ${passed} passed, ${failed} failed  (${seconds.toFixed(1)} s)`,
  );
}
console.log(`in ${formatElapsed(performance.now() - started)}`);
for (const reason of outcomes.flatMap(({ reasons }) => reasons)) console.log(`\n${reason}`);

const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, one) => sum + one[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
