import { answerWithinDays, replyRate } from '@naya/contract/brands/stages';
import { minWorkingDays } from '@naya/contract/brands/working-days';
import { formatDate } from '@naya/contract/format/date';
import type { DetailFranchise } from './read-franchise.ts';

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
