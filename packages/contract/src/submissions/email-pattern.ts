/** What the server accepts and `type="email"` alone does not ask for: a host with a dot. */
export const emailPattern = String.raw`[^@\s]+@([A-Za-z0-9\-]+\.)+[A-Za-z]{2,}`;
