/** A partner's programs name their key in it, for higher limits and for their own figures. */
export const partnerKeyHeader = 'X-Partner-Key';
/** A key's requests may be this many times those of a client IP. */
export const partnerLimitFactor = 10;

export const testKeyPrefix = 'tk_';
/** Anybody may send it as a key: forms are then checked and answered, and neither stored nor mailed. */
export const publicTestKey = `${testKeyPrefix}public`;
/** On the answer to what was sent with a test key. */
export const testModeHeader = 'X-Test-Mode';
