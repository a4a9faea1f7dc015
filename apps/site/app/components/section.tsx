import { Suspense, use, type ReactNode } from 'react';
import type { SectionData, Settled } from '../data/section.ts';
import { Failure } from './failure.tsx';

type SectionProps<T> = {
  of: SectionData<T>;
  loading: ReactNode;
  failed?: (message: string) => ReactNode;
  children: (data: T) => ReactNode;
};

/** One part of a page: its loading state, its own failure, its content. */
export function Section<T>({ of, loading, ...rest }: SectionProps<T>) {
  if (!(of instanceof Promise)) return <Shown read={of} {...rest} />;
  return (
    <Suspense fallback={loading}>
      <Awaited read={of} {...rest} />
    </Suspense>
  );
}

type ShownProps<T> = Pick<SectionProps<T>, 'failed' | 'children'>;

function Awaited<T>({ read, ...rest }: ShownProps<T> & { read: Promise<Settled<T>> }) {
  return <Shown read={use(read)} {...rest} />;
}

function Shown<T>({ read, failed, children }: ShownProps<T> & { read: Settled<T> }) {
  if (read.ok) return children(read.data);
  return failed ? failed(read.message) : <Failure message={read.message} />;
}
