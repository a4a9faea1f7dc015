/** Made by the server at its first start. */
export const owner = { email: 'owner@example.in', password: 'a password for the tests' };
