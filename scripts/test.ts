// `npm test` runs every check; `npm run check` (--fast) leaves out the browser.
import { runBrowserTests } from './test/browser.ts';
import { buildSite, checks, type Outcome } from './test/checks.ts';
import { runVitest } from './test/vitest.ts';

const fast = process.argv.includes('--fast');
const started = performance.now();
const outcomes: Outcome[] = [];

for (const check of checks) outcomes.push(check());
outcomes.push(buildSite());
outcomes.push(runVitest());
if (!fast) outcomes.push(runBrowserTests());

for (const trouble of outcomes.flatMap(({ troubles }) => troubles)) console.log(`\n${trouble}`);

console.log('');
for (const { name, passed, failed, seconds } of outcomes) {
  const mark = failed === 0 ? '✔' : '✘';
  console.log(`${mark} ${name.padEnd(24)} ${passed} passed, ${failed} failed  (${seconds} s)`);
}
const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, one) => sum + one[key], 0);
console.log(`in ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
