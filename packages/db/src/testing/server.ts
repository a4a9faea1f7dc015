import { startTemporaryPostgres } from '../postgres/temporary-postgres.ts';

const settings = {
  // Thrown away after the run, so it need not be synced to disk.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Tests and the servers that they start share it.
  max_connections: '200',
};

/**
 * The PostgreSQL server of a test run: the one that TEST_DATABASE_URL or DATABASE_URL names, of
 * which only databases made by the tests are used, or a temporary one.
 */
export async function startTestServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  return startTemporaryPostgres({ name: 'test', log: () => {}, settings });
}
