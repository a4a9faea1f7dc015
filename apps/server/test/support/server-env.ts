import { join } from 'node:path';

/** A server that starts again finds here what Node compiled before. */
const compiled = join(import.meta.dirname, '../../../../node_modules/.cache/naya-test-server');

/** Base environment of each server process; nothing else of the tester's environment is passed on. */
export const serverEnv = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled };
