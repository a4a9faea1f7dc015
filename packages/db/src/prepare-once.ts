import type { Db } from './client.ts';

/** A statement that is built once for each database, and named, so that PostgreSQL parses it once for each connection. */
export function prepareOnce<Statement>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const prepared = new WeakMap<Db, Statement>();
  return (db) => {
    const statement = prepared.get(db) ?? prepare(db);
    prepared.set(db, statement);
    return statement;
  };
}
