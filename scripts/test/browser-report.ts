import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

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

/** Tells the counts, and at the end of a long output once more what failed at a try, and why. */
export function readReport(file: string): { passed: number; failed: number } {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return { passed: 0, failed: 1 };
  }
  const { expected, unexpected, flaky } = report.stats;
  for (const spec of report.suites.flatMap(specsOf)) printTroubles(spec);
  if (flaky > 0) console.log(`\n${flaky} flaky: passed at the second try only. Mend these next.`);
  return { passed: expected + flaky, failed: unexpected };
}

function printTroubles({ title, file, line, tests }: Spec): void {
  for (const { status, results } of tests) {
    if (status !== 'unexpected' && status !== 'flaky') continue;
    const mark = status === 'flaky' ? '(flaky)' : '✘';
    console.log(`\n${mark} ${file}:${line} › ${title}`);
    for (const { error } of results) {
      if (error?.message) console.log(stripVTControlCharacters(error.message).slice(0, 1500));
    }
  }
}
