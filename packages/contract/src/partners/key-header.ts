/** A partner's programs name their key in it, for higher limits and for their own figures. */
export const partnerKeyHeader = 'X-Partner-Key';
/** A key's requests may be this many times those of a client IP. */
export const partnerLimitFactor = 10;
