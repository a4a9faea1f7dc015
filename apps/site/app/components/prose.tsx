import type { ReactNode } from 'react';
import type { CleanHtml } from '../data/clean-html.ts';
import { Loading, SkeletonBlock } from './loading.tsx';

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

/** Three paragraphs to come. */
export function ProseSkeleton() {
  return (
    <div aria-hidden="true" className="prose">
      {[1, 2, 3].map((paragraph) => (
        <div key={paragraph} className="grid gap-2.5">
          <SkeletonBlock className="h-5" />
          <SkeletonBlock className="h-5 w-11/12" />
          <SkeletonBlock className="h-5" />
          <SkeletonBlock className="h-5 w-3/5" />
        </div>
      ))}
    </div>
  );
}

/** HTML from the content system, in the site's typography. */
export function Prose({ html }: { html: CleanHtml }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
