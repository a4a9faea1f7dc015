import { Bone, Loading } from '../../components/loading.tsx';

const figures = ['h-9 w-40', 'h-6 w-20', 'h-6 w-28', 'h-6 w-24', 'h-6 w-16'];
const lines = ['w-full', 'w-11/12', 'w-10/12', 'w-3/5'];

/** The page's own shape, so that nothing moves when the franchise arrives. */
export function DetailSkeleton() {
  return (
    <Loading>
      <h1 className="sr-only">Franchise details</h1>
      <div className="detail">
        <div className="flex items-start gap-4 lg:items-center lg:gap-5">
          <Bone className="size-16 shrink-0 lg:size-22" />
          <div className="grow">
            <Bone className="h-7 w-32" />
            <Bone className="mt-2 h-9 w-64 max-w-full lg:h-12" />
            <Bone className="mt-1 h-7 w-28" />
          </div>
        </div>
        <div className="overview">
          <Bone className="h-7 w-48" />
          <div className="overview-figures">
            {figures.map((size) => (
              <div key={size}>
                <Bone className="h-4.5 w-20" />
                <Bone className={`mt-1 ${size}`} />
              </div>
            ))}
          </div>
          <Bone className="h-11 md:w-48" />
        </div>
        <div className="detail-main">
          <Bone className="aspect-square md:aspect-video" />
          <div>
            <Bone className="h-8 w-56" />
            {lines.map((width) => (
              <Bone key={width} className={`mt-3 h-5 ${width}`} />
            ))}
          </div>
        </div>
        <Bone className="hidden h-148 rounded-card lg:block" />
      </div>
    </Loading>
  );
}
