import type { BrandEnquiryDetail } from '@naya/contract/brands/entity';
import { formatDateTime } from '@naya/contract/format/date';
import { factsOf } from '@naya/contract/submissions/facts';
import { brandUrl, mailtoUrl, telUrl } from '@naya/contract/urls';
import { Link } from 'react-router';
import { linkLook } from './link-look.ts';
import { FactList } from '../my-data/fact-list.tsx';
import { AnswerForms } from './answer-forms.tsx';
import { StageForm } from './stage-form.tsx';
import { Thread } from './thread.tsx';
import type { BrandAnswer, BrandPageBase } from './page.ts';

type EnquiryProps = BrandPageBase & {
  enquiry: BrandEnquiryDetail;
  answer: BrandAnswer | undefined;
};

/** The facts first and the forms after them; side by side where there is room. */
export function EnquiryPage({ brand, enquiry, answer }: EnquiryProps) {
  const { email, phone } = enquiry;
  const { Name: _name, Phone: _phone, 'E-mail': _email, ...facts } = factsOf(enquiry.payload);
  return (
    <>
      <p>
        <Link to={brandUrl(brand.id)} className={linkLook}>
          Back to the inbox
        </Link>
      </p>
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
        <section aria-labelledby="investor">
          <h2 id="investor" className="text-2xl font-bold wrap-anywhere">
            {enquiry.name || 'An investor who has had their data erased'}
          </h2>
          <p className="mt-1 text-ink-muted">Asked on {formatDateTime(enquiry.delivered_at)}</p>
          {!enquiry.erased && (
            <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
              {phone && (
                <a href={telUrl(phone)} className={linkLook}>
                  Call {phone}
                </a>
              )}
              {email && (
                <a href={mailtoUrl(email)} className={linkLook}>
                  {email}
                </a>
              )}
            </p>
          )}
          <FactList facts={facts} />
          <StageForm enquiry={enquiry} answer={answer} />
        </section>
        <section aria-labelledby="talk">
          <h2 id="talk" className="text-2xl font-bold">
            Your answer
          </h2>
          <Thread messages={enquiry.messages} />
          {!enquiry.erased && <AnswerForms enquiry={enquiry} answer={answer} />}
        </section>
      </div>
    </>
  );
}
