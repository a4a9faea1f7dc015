import { createContext, use } from 'react';

/** Known while the server renders; the browser keeps what the page came with. */
export const RequestId = createContext('');

/** What a visitor can tell us, so that we find in the logs what went wrong. */
export function Reference() {
  const id = use(RequestId);
  return (
    <p className="text-center text-sm text-ink-muted" suppressHydrationWarning>
      {id && `Reference: ${id}`}
    </p>
  );
}
