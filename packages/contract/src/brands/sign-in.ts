/** The title of the page and of its mail, and the words of links to it. */
export const brandSignInTitle = 'Sign in to your brand account';
