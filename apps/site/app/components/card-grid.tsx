import type { ReactNode } from 'react';

/** For a card below the first screen, as high as one of a franchise usually is. */
export const laterCard = 'later [--later-height:39rem]';

export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">{children}</div>;
}
