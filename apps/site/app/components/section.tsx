import { Suspense, use, type ReactNode } from 'react';
import type { SectionData, Settled } from '../data/load.ts';
import { Failure } from './failure.tsx';

type SectionProps<T> = {
  of: SectionData<T>;
  loading: ReactNode;
  failed?: (message: string) => ReactNode;
  children: (data: T) => ReactNode;
};

/**
 * One part of a page: its loading state, its own failure, its content. The boundary is always there, so that
 * a read that follows on the same page keeps the old content in place until it has arrived.
 */
export function Section<T>({ loading, ...rest }: SectionProps<T>) {
  return (
    <Suspense fallback={loading}>
      <Shown {...rest} />
    </Suspense>
  );
}

function Shown<T>({ of, failed, children }: Omit<SectionProps<T>, 'loading'>) {
  const read: Settled<T> = of instanceof Promise ? use(of) : of;
  if (read.ok) return children(read.data);
  return failed ? failed(read.message) : <Failure message={read.message} />;
}
