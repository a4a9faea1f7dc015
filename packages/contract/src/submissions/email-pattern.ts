/** The server requires a host with a dot, which `type="email"` alone does not. */
export const emailPattern = String.raw`[^@\s]+@([A-Za-z0-9\-]+\.)+[A-Za-z]{2,}`;
