import { relative } from 'node:path';
import { describeFailure } from './failure.ts';
import { readReport } from './read-report.ts';

type Test = { fullName: string; failureMessages: string[] };
type File = { name: string; message: string; assertionResults: Test[] };
type Report = { numPassedTests: number; numFailedTests: number; testResults: File[] };

export const readVitestReport = (file: string) =>
  readReport(file, ({ numPassedTests, numFailedTests, testResults }: Report) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    reasons: testResults.flatMap(describeFile),
  }));

function describeFile({ name, message, assertionResults }: File): string[] {
  const file = relative(process.cwd(), name);
  const tests = assertionResults
    .filter(({ failureMessages }) => failureMessages.length > 0)
    .map(({ fullName, failureMessages }) =>
      describeFailure(`${file} › ${fullName}`, failureMessages),
    );
  // A file that could not be read has no tests.
  return message ? [describeFailure(file, [message]), ...tests] : tests;
}
