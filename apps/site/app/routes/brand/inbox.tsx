import type { BrandEnquiry } from '@naya/contract/brands/entity';
import { brandStageLabels } from '@naya/contract/brands/stages';
import { formatDate, formatDateTime } from '@naya/contract/format/date';
import { brandApiUrl, brandEnquiryUrl } from '@naya/contract/urls';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { Chip } from '../../components/chip.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import type { BrandPageBase } from './page.ts';
import { waitingFor } from './waiting.ts';

type InboxProps = BrandPageBase & { enquiries: BrandEnquiry[]; now: string };

export function Inbox({ brand, enquiries, now }: InboxProps) {
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
              to={brandEnquiryUrl(brand.id, enquiry.id)}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-surface p-4 hover:border-ink"
            >
              <span className="min-w-0 text-lg font-bold wrap-anywhere">
                {enquiry.name || 'Erased'}
              </span>
              <Chip>{brandStageLabels[enquiry.stage]}</Chip>
              <span className="w-full text-ink-muted">
                <State enquiry={enquiry} now={now} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <a
          href={`${brandApiUrl}/brands/${brand.id}/enquiries.csv`}
          download
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-sign underline underline-offset-4"
        >
          <Download aria-hidden size={20} />
          All of them as a file (CSV)
        </a>
      </p>
    </>
  );
}

function State({ enquiry, now }: { enquiry: BrandEnquiry; now: string }) {
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
