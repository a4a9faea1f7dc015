const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// Connection exceptions, read-only (a standby), too many connections, shutting down, crashed, starting up.
const serverCodes = /^(08...|25006|53300|57P0[123])$/;
// node-postgres gives these no code.
const clientMessages =
  /^(Connection terminated|timeout expired|Client has encountered a connection error|Client was closed)/;

function saysAway(error: Error): boolean {
  const code = codeOf(error);
  // A file that is missing has this code too.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return socketCodes.has(code) || serverCodes.test(code) || clientMessages.test(error.message);
}

// Cancelled by statement_timeout; a lock not had in time.
const slowCodes = new Set(['57014', '55P03']);
// From node-postgres: no answer, and no free connection.
const slowMessages = /^(Query read timeout|timeout exceeded when trying to connect)/;

function saysSlow(error: Error): boolean {
  return slowCodes.has(codeOf(error)) || slowMessages.test(error.message);
}

// Each of two waited for the other's rows; one has read what another changed.
const conflictCodes = new Set(['40P01', '40001']);

/** Whether a query failed because of what somebody else did at the same moment; nothing of its transaction was kept. */
export const isDatabaseConflict = (error: unknown) =>
  isCausedBy(error, (each) => conflictCodes.has(codeOf(each)));

// What this refers to is gone; another one of that name is there.
const overtakenCodes = new Set(['23503', '23505']);

/** Whether a query failed because somebody else was quicker, so that trying again would not help. */
export const isOvertaken = (error: unknown) =>
  isCausedBy(error, (each) => overtakenCodes.has(codeOf(each)));

/** Whether a query failed because no database answers, as opposed to a fault of the query. */
export const isDatabaseAway = (error: unknown) => isCausedBy(error, saysAway);

/** Whether a query failed because the database took too long, or had too much else to do. */
export const isDatabaseSlow = (error: unknown) => isCausedBy(error, saysSlow);

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function isCausedBy(error: unknown, says: (error: Error) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  if (says(error)) return true;
  // A host with two IP addresses fails once for each.
  if (error instanceof AggregateError && error.errors.some((each) => isCausedBy(each, says))) {
    return true;
  }
  return isCausedBy(error.cause, says);
}
