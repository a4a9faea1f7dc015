import { readFileSync } from 'node:fs';
import type { Counts } from './checks.ts';
import { describeTrouble } from './trouble.ts';

type Try = { error?: { message?: string } };
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
export function readBrowserReport(file: string): Counts {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return { passed: 0, failed: 1, troubles: [] };
  }
  const { expected, unexpected, flaky } = report.stats;
  const troubles = report.suites.flatMap(specsOf).flatMap(troublesOf);
  return { passed: expected + flaky, failed: unexpected, troubles };
}

function troublesOf({ title, file, line, tests }: Spec): string[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ status, results }) =>
      describeTrouble(
        `${file}:${line} › ${title}`,
        status === 'flaky',
        results.map(({ error }) => error?.message ?? ''),
      ),
    );
}
