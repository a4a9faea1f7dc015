import { readReport } from './read-report.ts';
import { describeTrouble } from './trouble.ts';

type Try = { errors: { message?: string }[] };
type Spec = {
  title: string;
  file: string;
  line: number;
  tests: { status: string; results: Try[] }[];
};
type Suite = { suites?: Suite[]; specs?: Spec[] };
type Report = {
  suites: Suite[];
  stats: { expected: number; unexpected: number; flaky: number };
};

const specsOf = (suite: Suite): Spec[] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** What Playwright wrote down. */
export const readBrowserReport = (file: string) =>
  readReport(file, ({ suites, stats: { expected, unexpected, flaky } }: Report) => ({
    passed: expected + flaky,
    failed: unexpected,
    troubles: suites.flatMap(specsOf).flatMap(troublesOf),
  }));

function troublesOf({ title, file, line, tests }: Spec): string[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ status, results }) =>
      describeTrouble(
        `${file}:${line} › ${title}`,
        status === 'flaky',
        // A test out of time has two: that it was, and what it waited for.
        results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
      ),
    );
}
