import { createContext, use } from 'react';

/** Known while the server renders; the browser keeps what the page came with. */
export const RequestId = createContext('');

/** Shows the request id: a visitor can name it, and we find the failure in the logs. */
export function Reference() {
  const id = use(RequestId);
  return (
    <p className="text-center text-sm text-ink-muted" suppressHydrationWarning>
      {id && `Reference: ${id}`}
    </p>
  );
}
