import { answerWithinDays, replyRate } from '@naya/contract/brands/stages';
import { minWorkingDays } from '@naya/contract/brands/working-days';
import { formatDate } from '@naya/contract/format/date';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip, categoryHue } from '../../components/chip.tsx';
import { SkeletonBlock, Loading } from '../../components/loading.tsx';
import { LogoBadge } from '../../components/picture.tsx';
import { useSharedNames, findPressedCard } from '../../franchises/franchise-card.tsx';
import type { CardFranchise } from '../../franchises/read-franchises.ts';
import { Bookmark } from '../../saved/bookmark.tsx';
import type { DetailFranchise } from './read-franchise.ts';

type DetailHeaderProps = {
  franchise: Pick<CardFranchise, 'id' | 'business_name' | 'business_logo' | 'category'>;
  place: ReactNode;
};

export function DetailHeader({ franchise, place }: DetailHeaderProps) {
  const { business_name: name, category } = franchise;
  return (
    <header
      style={useSharedNames(franchise.id)}
      className="flex items-start gap-4 lg:items-center lg:gap-5"
    >
      <LogoBadge
        src={franchise.business_logo}
        name={name}
        priority
        className="detail-logo size-16 shrink-0 lg:size-22"
      />
      <div className="min-w-0">
        <Chip category={category}>{category}</Chip>
        <h1
          className={`mt-2 font-extrabold ${isLong(name) ? 'text-2xl lg:text-3xl' : 'text-3xl lg:text-4xl'}`}
        >
          {name}
        </h1>
        {place && (
          <p className="mt-1 flex items-start gap-1.5 text-lg text-ink-muted">
            <MapPin aria-hidden size={18} className="mt-1 shrink-0" />
            {place}
          </p>
        )}
      </div>
      <Bookmark
        franchise={franchise.id}
        name={name}
        className="-mr-2 ml-auto shrink-0 max-lg:-mt-1.75"
      />
    </header>
  );
}

/** Beyond this a name would fill a phone's screen in the large size. */
function isLong(name: string): boolean {
  return name.length > 32;
}

/** The brand's pause, and the reply rate that we counted. */
export function PauseAndReplyRate({ franchise }: { franchise: DetailFranchise }) {
  const { paused_until, reply_rate, reply_count } = franchise;
  const isPaused = paused_until !== null;
  if (!isPaused && reply_rate === null) return null;
  return (
    <div className="grid gap-2 lg:col-span-full">
      {isPaused && (
        <p className="rounded-control bg-marigold-tint px-4 py-2 font-semibold">
          Not taking partners until {formatDate(paused_until)}
        </p>
      )}
      {reply_rate !== null && (
        <details>
          <summary className="min-h-8 cursor-pointer font-semibold">
            Answers {reply_rate}% within two working days (last {replyRate.days} days, {reply_count}{' '}
            enquiries)
          </summary>
          <p className="mt-1 max-w-prose text-ink-muted">
            Counted by us each night from the enquiries that we passed on and their senders
            confirmed by a mailed link: an answer counts when it came within {answerWithinDays}{' '}
            working days of the brand (at least {minWorkingDays} a week, no holidays), and either
            went through us or was marked by the brand and confirmed by the investor. A mark of
            which the investor says nothing, and an answer that the two disagree about, count for
            neither. Shown from {replyRate.from} enquiries on. Nobody can buy it.
          </p>
        </details>
      )}
    </div>
  );
}

const figures = ['h-9 w-40', 'h-6 w-20', 'h-6 w-28', 'h-6 w-24', 'h-6 w-16'];
const lines = ['w-full', 'w-11/12', 'w-10/12', 'w-3/5'];

/** The page's own shape, so that nothing moves when the franchise arrives; logo and name as on the card that was pressed. */
export function DetailSkeleton({ id }: { id: string }) {
  const card = findPressedCard(id);
  return (
    <Loading>
      <div className={`detail ${card ? categoryHue(card.category) : ''}`}>
        {card ? (
          <DetailHeader franchise={card} place={<SkeletonBlock className="h-5 w-24" />} />
        ) : (
          <HeaderSkeleton />
        )}
        <div className="overview">
          <SkeletonBlock className="h-7 w-48" />
          <div className="overview-figures">
            {figures.map((size) => (
              <div key={size}>
                <SkeletonBlock className="h-4.5 w-20" />
                <SkeletonBlock className={`mt-1 ${size}`} />
              </div>
            ))}
          </div>
          <SkeletonBlock className="h-11 md:w-48" />
        </div>
        <div className="detail-main">
          <SkeletonBlock className="aspect-square md:aspect-video" />
          <div>
            <SkeletonBlock className="h-8 w-56" />
            {lines.map((width) => (
              <SkeletonBlock key={width} className={`mt-3 h-5 ${width}`} />
            ))}
          </div>
        </div>
        <div className="detail-side">
          <SkeletonBlock className="hidden h-47 lg:block" />
          <SkeletonBlock className="hidden h-148 rounded-card lg:block" />
        </div>
      </div>
    </Loading>
  );
}

function HeaderSkeleton() {
  return (
    <div className="flex items-start gap-4 lg:items-center lg:gap-5">
      <h1 className="sr-only">Franchise details</h1>
      <SkeletonBlock className="size-16 shrink-0 lg:size-22" />
      <div className="grow">
        <SkeletonBlock className="h-7 w-32" />
        <SkeletonBlock className="mt-2 h-9 w-64 max-w-full lg:h-12" />
        <SkeletonBlock className="mt-1 h-7 w-28" />
      </div>
    </div>
  );
}
