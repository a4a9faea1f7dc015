import { readBrowserReport } from './browser-report.ts';
import { findChromium } from './chromium.ts';
import { withReportFile } from './report-file.ts';
import { run } from './run.ts';
import { countTests, type Stage } from './stage.ts';

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
    run: async (tell) => {
      const chromium = await findChromium();
      if (!chromium) return { passed: 0, failed: 1, reasons: [missing] };
      return withReportFile(async (file) => {
        const finished = await run(
          'playwright',
          ['test', '-c', 'e2e', reporters, ...options],
          { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
          tell,
        );
        return countTests(name, finished, readBrowserReport(file));
      });
    },
  };
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
