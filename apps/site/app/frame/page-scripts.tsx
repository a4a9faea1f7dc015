import { createContext, use, useEffect } from 'react';
import { Scripts, ScrollRestoration } from 'react-router';

/** Known while the server renders: a preview and the page without a network run none of the site's scripts. */
export const HasScripts = createContext(true);

/**
 * `<html>` has this attribute until React has hydrated the header and the first screen; parts of the page in a boundary of
 * their own follow, those that the visitor uses first.
 */
export const notYetHydrated = { 'data-hydrated': 'false' };

export function PageScripts() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
  if (!use(HasScripts)) return null;
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}
