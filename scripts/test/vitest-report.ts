import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Counts } from './checks.ts';
import { describeTrouble } from './trouble.ts';

type Test = { fullName: string; status: string; failureMessages: string[] };
type File = { name: string; status: string; message: string; assertionResults: Test[] };
type Report = { numPassedTests: number; numFailedTests: number; testResults: File[] };

/** What Vitest wrote down. */
export function readVitestReport(file: string): Counts {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return { passed: 0, failed: 1, troubles: [] };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    troubles: report.testResults.flatMap(troublesOf),
  };
}

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
