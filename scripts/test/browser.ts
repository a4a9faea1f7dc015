import { readBrowserReport } from './browser-report.ts';
import { findChromium } from './chromium.ts';
import { withReportFile } from './report-file.ts';
import { run } from './run.ts';
import { countTests, type Stage } from './stage.ts';

/** As in e2e/playwright.config.ts. */
const results = 'test-results';
const reporters = '--reporter=./scripts/test/browser-progress.ts,line,json';

function browserStage(
  name: string,
  options: string[],
  env: Record<string, string>,
): Omit<Stage, 'cores'> {
  return {
    name,
    after: 'build',
    needsPass: true,
    run: async (reportProgress) => {
      const chromium = await findChromium();
      if (!chromium) return { passed: 0, failed: 1, reasons: [missing] };
      return withReportFile(async (file) => {
        const vars = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env };
        const args = ['test', '-c', 'e2e', ...options];
        const finished = await run('playwright', [...args, reporters], vars, reportProgress);
        const counts = countTests(name, finished, readBrowserReport(file));
        if (counts.failed === 0) return counts;
        return { ...counts, reasons: [await traceFailures(args, vars), ...counts.reasons] };
      });
    },
  };
}

/**
 * Tracing every test takes a quarter of the run's time, so the failed ones run once more with it. They have failed
 * whatever comes of that.
 */
async function traceFailures(args: string[], env: Record<string, string>): Promise<string> {
  const failed = ['--last-failed', `--last-failed-file=${results}/.last-run.json`];
  const traced = ['--trace=on', `--output=${results}/traces`, '--reporter=line'];
  const { ok } = await run('playwright', [...args, ...failed, ...traced], env);
  return `Browser tests that failed ran once more, ${ok ? 'passed' : 'failed again'}, and left ${results}/traces.`;
}

const missing =
  '✘ The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.';

export const browserTests = browserStage('browser', [], {});
/** e2e/playwright.config.ts leaves these out unless LONG is set. */
export const longBrowserTests = browserStage(
  'long browser',
  [String.raw`\.long\.spec\.ts$`, '--pass-with-no-tests'],
  { LONG: 'on' },
);
