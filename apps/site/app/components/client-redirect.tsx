import type { ReactNode } from 'react';
import { Navigate } from 'react-router';

/** Replaces an old URL by the present one in the browser; the server redirects by itself. */
export function ClientRedirect({ to, children }: { to: string | null; children: ReactNode }) {
  return to ? <Navigate to={to} replace /> : children;
}
