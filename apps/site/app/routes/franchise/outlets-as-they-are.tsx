import { formatCount } from '@naya/contract/format/count';
import { askPartnerUrl } from '@naya/contract/urls';
import { hasOutletRecord, listOutletYears } from '@naya/contract/franchises/outlet-record';
import { TextLink } from '../../components/text-link.tsx';
import type { DetailFranchise } from './read-franchise.ts';

/** How the brand's outlets have fared; what it does not state is said so. */
export function OutletsAsTheyAre({ franchise }: { franchise: DetailFranchise }) {
  const years = listOutletYears(franchise);
  const facts = [
    ['In operation', franchise.total_outlets],
    ['Run by the company', franchise.outlets_company],
    ['Run by partners', franchise.outlets_partner],
    ['Sold, but not opened yet', franchise.outlets_unopened],
  ] as const;
  return (
    <section aria-labelledby="outlets">
      <h2 id="outlets" className="text-2xl">
        Outlets as they are
      </h2>
      {hasOutletRecord(franchise) ? (
        <>
          <p className="mt-2 text-ink-muted">
            Stated by the brand. What it does not state counts neither for nor against it.
          </p>
          <table className="cost-table">
            <thead>
              <tr>
                <th scope="col">Year</th>
                <td>Opened</td>
                <td>Closed</td>
              </tr>
            </thead>
            <tbody>
              {years.map(({ year, opened, closed }) => (
                <tr key={year}>
                  <th scope="row" className="before:hidden">
                    {year}
                  </th>
                  <td>{show(opened)}</td>
                  <td>{show(closed)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <dl className="facts">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{show(value)}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className="mt-2 text-ink-muted">
          Not stated: how many outlets opened and closed in the last three years, who runs them, and
          how many are sold but not opened. Ask the brand before you sign.
        </p>
      )}
      <Askable franchise={franchise} />
    </section>
  );
}

/** Partners who agreed to be asked: their names and numbers stay with us. */
function Askable({ franchise }: { franchise: DetailFranchise }) {
  const count = franchise.call_summary?.askable ?? 0;
  if (count === 0) return null;
  return (
    <p className="mt-4">
      {count === 1 ? 'One partner' : `${count} partners`} agreed to answer your questions.{' '}
      <TextLink to={askPartnerUrl(franchise.business_name)}>Ask through us</TextLink>: we pass your
      question on, and the brand does not choose who answers.
    </p>
  );
}

const show = (value: number | null) => (value === null ? <i>not stated</i> : formatCount(value));
