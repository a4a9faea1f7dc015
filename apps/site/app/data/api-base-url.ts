/** The primary call set, always on our own origin: a foreign backend is reached through the server. */
export const apiBaseUrl = '/admin/api';
