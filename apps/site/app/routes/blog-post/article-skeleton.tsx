import { SkeletonBlock, Loading } from '../../components/loading.tsx';
import { ProseSkeleton } from '../../components/prose-skeleton.tsx';

export function ArticleSkeleton() {
  return (
    <Loading>
      <div className="bg-sunken">
        <div className="shell grid items-center *:min-w-0 gap-x-12 gap-y-8 pt-6 pb-8 lg:grid-cols-[1fr_30rem] lg:pt-10 lg:pb-14">
          <div>
            <SkeletonBlock className="mt-15 h-7 w-28 bg-line" />
            <SkeletonBlock className="mt-4 h-10 bg-line" />
            <SkeletonBlock className="mt-3 h-10 w-3/5 bg-line" />
          </div>
          <div className="bone aspect-video rounded-card bg-line" />
        </div>
      </div>
      <div className="shell grid *:min-w-0 gap-x-12 gap-y-8 py-6 lg:grid-cols-[16rem_1fr] lg:py-14">
        <SkeletonBlock className="h-24 w-48" />
        <ProseSkeleton />
      </div>
    </Loading>
  );
}
