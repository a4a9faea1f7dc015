import { parseArgs } from 'node:util';
import { measureAbuse } from './abuse.ts';
import { measureBytes } from './bytes.ts';
import { measureCached } from './cached.ts';
import { measureCatalogue } from './catalogue.ts';
import { measureChange } from './change.ts';
import { measureDeploy } from './deploy.ts';
import { measureFailover } from './database-failover.ts';
import { measureFaults } from './faults.ts';
import { measureFuzz } from './fuzz.ts';
import { measureGrowth } from './growth.ts';
import { measureHtml } from './html.ts';
import { measureHydration } from './hydration.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { measureRenders } from './renders.ts';
import { measureReplicas } from './replicas.ts';
import { measureRestart } from './restart.ts';
import { describeMachine } from './support/machine.ts';
import { measureIntake } from './intake.ts';
import { measureOffice } from './office.ts';
import { measureStorm } from './storm.ts';
import { measureWorstSearch } from './worst-search.ts';

export type BenchOptions = { explain: boolean; write: boolean };

const measurements: Record<string, (options: BenchOptions) => Promise<void>> = {
  cached: measureCached,
  renders: measureRenders,
  catalogue: measureCatalogue,
  memory: measureMemory,
  bytes: measureBytes,
  change: measureChange,
  deploy: measureDeploy,
  replicas: measureReplicas,
  restart: measureRestart,
  failover: measureFailover,
  faults: measureFaults,
  lighthouse: measureLighthouse,
  hydration: measureHydration,
  intake: measureIntake,
  office: measureOffice,
  growth: measureGrowth,
  storm: measureStorm,
  fuzz: measureFuzz,
  html: measureHtml,
  'worst-search': measureWorstSearch,
  abuse: measureAbuse,
};

const { values, positionals } = parseArgs({
  options: {
    explain: { type: 'boolean', default: false },
    /** Puts a table into the documentation, too. */
    write: { type: 'boolean', default: false },
  },
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
for (const name of names) {
  console.log(`\n## ${name} (${describeMachine()})\n`);
  await measurements[name]?.(values);
}
