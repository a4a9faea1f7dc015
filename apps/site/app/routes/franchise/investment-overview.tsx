import { formatAmount, formatAmountRange } from '@naya/contract/format/amount';
import { notStated, stated } from '@naya/contract/format/figure';
import { formatRoiMonths } from '@naya/contract/format/roi';
import { formatSpace } from '@naya/contract/format/space';
import { calculatorUrl, enquiryAnchor, joinInvestorUrl } from '@naya/contract/urls';
import { LinkButton } from '../../components/button.tsx';
import { Section } from '../../components/section.tsx';
import type { SectionData } from '../../data/load.ts';
import { medianTexts } from '../../franchises/medians.tsx';
import type { DetailFranchise, Medians } from './read-franchise.ts';

type InvestmentOverviewProps = { franchise: DetailFranchise; medians: SectionData<Medians> };

/** The five figures an investor decides on; one that is missing says so. */
export function InvestmentOverview({ franchise, medians }: InvestmentOverviewProps) {
  const figures = [
    [
      'Investment range',
      stated(formatAmountRange(franchise.investment_min, franchise.investment_max)),
    ],
    ['Franchise fee', stated(formatAmount(franchise.franchise_fee))],
    [
      'Expected ROI (payback)',
      stated(formatRoiMonths(franchise.excepted_roi_min, franchise.excepted_roi_max)),
    ],
    ['Space required', stated(formatSpace(franchise.space_required))],
    ['Year established', franchise.establishment_year],
  ] as const;
  return (
    <section aria-labelledby="overview" className="overview">
      <div aria-hidden="true" className="awning" />
      <h2 id="overview" className="text-xl">
        Investment Overview
      </h2>
      <dl className="overview-figures">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value === null ? 'overview-missing' : undefined}>
              {value ?? notStated}
            </dd>
          </div>
        ))}
      </dl>
      <Section of={medians} loading={null} failed={() => null}>
        {(known) => <MediansTable medians={known} />}
      </Section>
      <div className="overview-links">
        <LinkButton
          to={calculatorUrl(franchise.id)}
          look="quiet"
          className="underline underline-offset-4 max-md:px-0"
        >
          When do I get my money back?
        </LinkButton>
        <LinkButton to={joinInvestorUrl} look="outline">
          Request Information
        </LinkButton>
        <p>
          Our team reads it and answers. To ask about this brand,{' '}
          <a href={`#${enquiryAnchor}`}>send an enquiry</a>.
        </p>
      </div>
    </section>
  );
}

/** Visitors compare with these medians of its category and its city. */
function MediansTable({ medians }: { medians: Medians }) {
  const rows = medians
    .map(({ of, figures }) => ({ of, ...medianTexts(figures) }))
    .filter(({ investment, fee, payback }) => investment ?? fee ?? payback);
  if (rows.length === 0) return null;
  return (
    <table className="overview-medians">
      <thead>
        <tr>
          {['Median in', 'Investment', 'Fee', 'Payback'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ of, investment, fee, payback }) => (
          <tr key={of}>
            <th scope="row">{of}</th>
            <td>{investment ?? '–'}</td>
            <td>{fee ?? '–'}</td>
            <td>{payback ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
