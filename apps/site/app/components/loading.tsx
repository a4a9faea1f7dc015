import type { ReactNode } from 'react';

type LoadingProps = { children?: ReactNode; className?: string };

/** Screen readers get 'Loading ...'; everybody else sees skeletons of the size of the coming content. */
export function Loading({ children, className }: LoadingProps) {
  return (
    <div className={className}>
      <output className={children ? 'sr-only' : 'text-ink-muted'}>Loading ...</output>
      {children}
    </div>
  );
}

export function SkeletonBlock({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`bone block rounded-control ${className}`} />;
}
