import { relative } from 'node:path';
import { describeFailure } from './failure.ts';
import { readReport } from './read-report.ts';

type Result = { errors: { message?: string }[]; attachments: { name: string; path?: string }[] };
type Spec = {
  title: string;
  file: string;
  line: number;
  tests: { status: string; results: Result[] }[];
};
type Suite = { suites?: Suite[]; specs?: Spec[] };
type Report = {
  suites: Suite[];
  errors: { message?: string }[];
  stats: { expected: number; unexpected: number; flaky: number };
};

const specsOf = (suite: Suite): Spec[] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** A test that passed at a second try only has failed. */
export const readBrowserReport = (file: string) =>
  readReport(file, ({ suites, errors, stats: { expected, unexpected, flaky } }: Report) => ({
    passed: expected,
    failed: unexpected + flaky,
    reasons: [
      ...errors.map(({ message = '' }) => describeFailure('browser', [message])),
      ...suites.flatMap(specsOf).flatMap(describeSpec),
    ],
  }));

function describeSpec({ title, file, line, tests }: Spec): string[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ results }) =>
      describeFailure(
        `${file}:${line} › ${title}`,
        // A test that timed out has two errors: the timeout, and what it waited for.
        results.flatMap(({ errors, attachments }) => [
          ...errors.map(({ message = '' }) => message),
          ...attachments.flatMap(({ name, path }) =>
            path ? [`${name}: ${relative(process.cwd(), path)}`] : [],
          ),
        ]),
      ),
    );
}
