import { runEmbeddedPostgres } from '../src/postgres/run-embedded-postgres.ts';

/** A process that keeps a database until it is killed; the tests start it by its path. */
const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('Which folder?');
try {
  const { url } = await runEmbeddedPostgres({ dataDir, log: () => {} });
  process.stdout.write(`${url}\n`);
  setInterval(() => {}, 60_000);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
