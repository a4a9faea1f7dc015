import type { BrandEnquiry } from '@naya/contract/brands/entity';
import { brandStageLabels } from '@naya/contract/brands/stages';
import { formatDate, formatDateTime } from '@naya/contract/format/date';
import { brandApiUrl, brandEnquiryUrl } from '@naya/contract/brands/urls';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { Chip } from '../../components/chip.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import type { Route } from './+types/inbox';
import { readFromBrandApi } from './api.server.ts';
import { UnsentToast } from './brand-form.tsx';
import { handleForm } from './handle-form.server.ts';

export { clientAction } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

export async function loader(args: Route.LoaderArgs) {
  const path = `/brands/${args.params.brand}/enquiries`;
  const { data: enquiries } = await readFromBrandApi<{ data: BrandEnquiry[] }>(args, path);
  return { enquiries, now: new Date().toISOString() };
}

export const action = (args: Route.ActionArgs) => handleForm(args);

export default function Inbox({ params, loaderData: { enquiries, now } }: Route.ComponentProps) {
  if (enquiries.length === 0) {
    return (
      <StateMessage
        title="No enquiry yet"
        text="Whoever asks about your brand appears here at once, and you get a mail."
      />
    );
  }
  return (
    <>
      <ul className="grid gap-3">
        {enquiries.map((enquiry) => (
          <li key={enquiry.id}>
            <Link
              to={brandEnquiryUrl(params.brand, enquiry.id)}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-surface p-4 hover:border-ink"
            >
              <span className="min-w-0 text-lg font-bold wrap-anywhere">
                {enquiry.name || 'Erased'}
              </span>
              <span className="flex flex-wrap gap-2">
                {!enquiry.withdrawn_at && !enquiry.confirmed && <Chip>Not confirmed</Chip>}
                <Chip>{enquiry.withdrawn_at ? 'Ended' : brandStageLabels[enquiry.stage]}</Chip>
              </span>
              <span className="w-full text-ink-muted">
                <State enquiry={enquiry} now={now} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <a
          href={`${brandApiUrl}/brands/${params.brand}/enquiries.csv`}
          download
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-sign underline underline-offset-4"
        >
          <Download aria-hidden size={20} />
          All of them as a file (CSV)
        </a>
      </p>
      <UnsentToast />
    </>
  );
}

function State({ enquiry, now }: { enquiry: BrandEnquiry; now: string }) {
  if (enquiry.withdrawn_at) {
    return <>Ended by the investor on {formatDate(enquiry.withdrawn_at)}</>;
  }
  if (enquiry.answered_at) return <>Answered on {formatDate(enquiry.answered_at)}</>;
  const isLate = enquiry.due_at < now;
  return (
    <>
      Waiting for {waitingFor(enquiry.delivered_at, now)}.{' '}
      <strong className={isLate ? 'text-brick' : 'text-ink'}>
        {isLate ? 'Was due' : 'Due'} {formatDateTime(enquiry.due_at)}
      </strong>
    </>
  );
}

const hourMs = 3_600_000;

/** '5 hours', '3 days': how long something has been waiting, by the server's clock. */
function waitingFor(since: string, now: string): string {
  const hours = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / hourMs));
  if (hours < 1) return 'less than an hour';
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.floor(hours / 24)} days`;
}
