import type { ReactNode } from 'react';

type LoadingProps = { children?: ReactNode; className?: string };

/** 'Loading ...' for those who listen, skeletons of the coming size for those who look. */
export function Loading({ children, className }: LoadingProps) {
  return (
    <div className={className}>
      <output className={children ? 'sr-only' : 'text-ink-muted'}>Loading ...</output>
      {children}
    </div>
  );
}

export function Bone({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`bone block rounded-control ${className}`} />;
}
