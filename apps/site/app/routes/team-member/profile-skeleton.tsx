import { SkeletonBlock, Loading } from '../../components/loading.tsx';
import { ProseSkeleton } from '../../components/prose-skeleton.tsx';

export function ProfileSkeleton() {
  return (
    <Loading className="mt-4 grid gap-x-14 gap-y-8 md:grid-cols-[18rem_1fr] lg:grid-cols-[22rem_1fr]">
      <div className="bone aspect-[4/5] rounded-card max-md:max-w-72" />
      <div>
        <SkeletonBlock className="h-11 w-3/5" />
        <SkeletonBlock className="mt-3 mb-10 h-6 w-2/5" />
        <ProseSkeleton />
      </div>
    </Loading>
  );
}
