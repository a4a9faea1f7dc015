import { SkeletonBlock } from './loading.tsx';

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
