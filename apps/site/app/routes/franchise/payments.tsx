import { leftOfBilling } from '@naya/contract/calculator/left-of-billing';
import { listPayments } from '@naya/contract/franchises/payments';
import { factSheetUrl } from '@naya/contract/urls';
import { TextLink } from '../../components/text-link.tsx';
import type { DetailFranchise } from './read-franchise.ts';

/** Everything that goes to the brand while an outlet runs, and what of the billing stays. */
export function Payments({ franchise }: { franchise: DetailFranchise }) {
  const payments = listPayments(franchise);
  const left = leftOfBilling(franchise);
  const isStated = payments.some(({ value }) => value !== null);
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="text-2xl">
        Every payment to the brand
      </h2>
      {isStated ? (
        <dl className="facts">
          {payments.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={value === null ? 'text-ink-muted' : undefined}>
                {value ?? 'not stated'}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-2 text-ink-muted">The brand does not state what partners pay it.</p>
      )}
      {left && (
        <p className="mt-3">
          Of ₹100 billed <b className="tabular-nums">₹{left.rupees}</b> stay with you, before rent
          and wages
          {left.unstated.length > 0 &&
            ` and before what is not stated: ${left.unstated.join(', ')}`}
          .
        </p>
      )}
      <p className="mt-3 print:hidden">
        <TextLink to={factSheetUrl(franchise.id)}>Fact sheet to print</TextLink>
      </p>
    </section>
  );
}
