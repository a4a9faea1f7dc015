/** Characters that a field of a form may have: the schemas refuse more, and inputs take no more. */
export const textLimits = { line: 200, email: 254, text: 5_000 };

/** A submission with this spam score or a higher one is marked as suspicious; a person decides. */
export const suspiciousFrom = 50;

/** Characters of a list of places, as somebody types it. */
export const longestPlaceText = 2_000;

/** The server requires a host with a dot, which `type="email"` alone does not. */
export const emailPattern = String.raw`[^@\s]+@([A-Za-z0-9\-]+\.)+[A-Za-z]{2,}`;
