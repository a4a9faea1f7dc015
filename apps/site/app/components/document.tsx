import type { ReactNode } from 'react';
import { Loading } from './loading.tsx';
import { ProseSkeleton } from './prose-skeleton.tsx';

/** A page of text: its title stays in view beside the reading column. */
export function Document({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="shell page-body grid *:min-w-0 gap-x-12 gap-y-8 lg:grid-cols-[20rem_1fr]">
      <h1 className="page-title self-start lg:sticky lg:top-28">{title}</h1>
      <div>{children}</div>
    </div>
  );
}

export function DocumentSkeleton() {
  return (
    <Loading>
      <ProseSkeleton />
    </Loading>
  );
}
