/** Given as `env` with a request that never leaves this process. */
export const inProcessEnv = { isInside: true };
