import { parseArgs } from 'node:util';
import { measureCatalogue } from './catalogue.ts';
import { measureIntake } from './intake.ts';
import { measureStorm } from './storm.ts';

export type BenchOptions = { explain: boolean };

const measurements: Record<string, (options: BenchOptions) => Promise<void>> = {
  catalogue: measureCatalogue,
  intake: measureIntake,
  storm: measureStorm,
};

const { values, positionals } = parseArgs({
  options: { explain: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const names = positionals.length > 0 ? positionals : Object.keys(measurements);
const unknown = names.filter((name) => !(name in measurements));
if (unknown.length > 0) {
  console.error(
    `No measurement called ${unknown.join(', ')}; there are: ${Object.keys(measurements).join(', ')}`,
  );
  process.exit(1);
}
for (const name of names) await measurements[name]?.(values);
