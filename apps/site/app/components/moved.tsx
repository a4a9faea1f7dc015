import type { ReactNode } from 'react';
import { Navigate } from 'react-router';

/** What was asked for by an old address is shown under its present one; the server redirects by itself. */
export function Moved({ to, children }: { to: string | null; children: ReactNode }) {
  return to ? <Navigate to={to} replace /> : children;
}
