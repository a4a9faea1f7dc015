import { openDatabase } from '@naya/db/client';

/** When the tests are to run on another PostgreSQL, each server gets a database of its own there. */
export function lentDatabase(port: number) {
  const server = process.env['DATABASE_URL'];
  if (!server) return null;
  const name = `naya_e2e_${port}`;
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const run = async (statement: string) => {
    const { pool, close } = openDatabase({ url: server, max: 1 });
    try {
      await pool.query(statement);
    } finally {
      await close();
    }
  };
  const drop = () => run(`drop database if exists ${name} with (force)`);
  const create = () => run(`create database ${name} encoding 'UTF8' template template0`);
  return { url, drop, create };
}
