import { relative } from 'node:path';
import { readReport } from './read-report.ts';
import { describeTrouble } from './trouble.ts';

type Test = { fullName: string; status: string; failureMessages: string[] };
type File = { name: string; message: string; assertionResults: Test[] };
type Report = { numPassedTests: number; numFailedTests: number; testResults: File[] };

/** What Vitest wrote down. */
export const readVitestReport = (file: string) =>
  readReport(file, ({ numPassedTests, numFailedTests, testResults }: Report) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    troubles: testResults.flatMap(troublesOf),
  }));

function troublesOf({ name, message, assertionResults }: File): string[] {
  const file = relative(process.cwd(), name);
  const tests = assertionResults
    .filter(({ failureMessages }) => failureMessages.length > 0)
    .map(({ fullName, status, failureMessages }) =>
      describeTrouble(`${file} › ${fullName}`, status === 'passed', failureMessages),
    );
  // A file that could not be read has no tests.
  return message ? [describeTrouble(file, false, [message]), ...tests] : tests;
}
