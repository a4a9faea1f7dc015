const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// Connection exceptions, too many connections, shutting down, crashed, starting up.
const serverCodes = /^(08...|53300|57P0[123])$/;
// node-postgres gives these no code.
const clientMessages =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

function saysAway(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return socketCodes.has(code) || serverCodes.test(code) || clientMessages.test(error.message);
}

/** Whether a query failed because no database answers, as opposed to a fault of the query. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (saysAway(error)) return true;
  // A host with two addresses fails once for each.
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  return isDatabaseAway(error.cause);
}
