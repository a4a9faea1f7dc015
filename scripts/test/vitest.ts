import { withReportFile } from './report-file.ts';
import { run } from './run.ts';
import { countTests, type Stage } from './stage.ts';
import { readVitestReport } from './vitest-report.ts';

const reporters = ['--reporter=default', '--reporter=./scripts/test/vitest-progress.ts'];

function vitestStage(name: string, ...options: string[]): Omit<Stage, 'cores'> {
  return {
    name,
    after: 'build',
    needsPass: true,
    run: (reportProgress) =>
      withReportFile(async (file) => {
        const report = ['--reporter=json', `--outputFile.json=${file}`];
        const args = ['run', ...options, ...reporters, ...report];
        const finished = await run('vitest', args, {}, reportProgress);
        return countTests(name, finished, readVitestReport(file));
      }),
  };
}

export const unitTests = vitestStage('unit', '--project=unit');
export const unitAndApiTests = vitestStage('unit and API');
export const longTests = vitestStage('long', '--config=vitest.long.config.ts');
