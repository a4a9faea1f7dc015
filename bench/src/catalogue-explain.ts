import { openDatabase } from '@naya/db/client';
import { searchFranchises } from '@naya/db/franchises/search';
import { catalogueQueries } from './catalogue-queries.ts';

// A search runs inside a function: auto_explain alone sees the plans of its statements.
const settings = `
  load 'auto_explain';
  set auto_explain.log_min_duration = 0;
  set auto_explain.log_nested_statements = on;
  set auto_explain.log_analyze = on;
  set auto_explain.log_buffers = on;
  set auto_explain.log_parameter_max_length = 0;
  set client_min_messages = log;
`;

/** Prints the plan of every statement of one search with all filters. */
export async function explainSearch(url: string): Promise<void> {
  const main = catalogueQueries.find(({ name }) => name === 'word, all filters, featured');
  if (!main) throw new Error('The main query is gone from the mix');
  const { db, pool, close } = openDatabase({ url, max: 1 });
  pool.on('connect', (client) => client.on('notice', ({ message }) => console.log(`\n${message}`)));
  await searchFranchises(db, main.query);
  await pool.query(settings);
  await searchFranchises(db, main.query);
  await close();
}
