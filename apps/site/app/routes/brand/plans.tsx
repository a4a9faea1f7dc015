import { formatPaise } from '@naya/contract/billing/amounts';
import type { BrandBilling, BrandOrder, Payment } from '@naya/contract/billing/entity';
import { brandApiUrl, brandPlansUrl } from '@naya/contract/brands/urls';
import { formatDate } from '@naya/contract/format/date';
import { textLimits } from '@naya/contract/forms/limits';
import { states } from '@naya/contract/places/states';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import type { Route } from './+types/plans';
import { readFromBrandApi } from './api.server.ts';
import { BrandForm, UnsentToast, useAnswer } from './brand-form.tsx';
import { handleForm } from './handle-form.server.ts';
import { linkLook, ListRow, QrCode } from './pieces.tsx';

export { clientAction } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { brand } = args.params;
  const billing = await readFromBrandApi<BrandBilling>(args, `/brands/${brand}/plans`);
  return { ...billing, brand };
}

export function action(args: Route.ActionArgs) {
  const { brand } = args.params;
  const next = brandPlansUrl(brand);
  return handleForm(args, {
    order: { path: `/brands/${brand}/orders`, next },
    'cancel-order': { path: `/brands/${brand}/orders/cancel`, next },
  });
}

/** What a brand may order, what it has ordered, how that is paid, and the invoices. */
export default function Plans({ loaderData }: Route.ComponentProps) {
  const { plans, orders, invoices, payment, brand, has_paid_place } = loaderData;
  const open = orders.find(({ state }) => state === 'proforma');
  return (
    <div className="grid max-w-2xl gap-10">
      {has_paid_place && (
        <p className="text-ink-muted">
          Your listing is featured, and visitors read that the place is paid. It changes no order
          that a visitor chooses, no check and no reply rate.
        </p>
      )}
      {open && payment && <OpenOrder order={open} payment={payment} />}
      {!open && (plans.length > 0 ? <OrderForm plans={plans} /> : <NothingOffered />)}
      {orders.length > 0 && (
        <List title="Your orders">
          {orders.map((order) => (
            <ListRow key={order.id} title={order.plan_name} note={noteOf(order)}>
              {formatPaise(order.total)}
            </ListRow>
          ))}
        </List>
      )}
      {invoices.length > 0 && (
        <List title="Your invoices">
          {invoices.map(({ id, kind, number, issued_on, total }) => (
            <ListRow
              key={id}
              title={`${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`}
              note={`${formatDate(issued_on)} · ${formatPaise(total)}`}
            >
              <a
                href={`${brandApiUrl}/brands/${brand}/invoices/${id}/file`}
                download
                className={linkLook}
              >
                PDF
              </a>
            </ListRow>
          ))}
        </List>
      )}
      <UnsentToast />
    </div>
  );
}

const NothingOffered = () => <p className="text-ink-muted">No plan is offered now.</p>;

const List = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="text-2xl font-bold">{title}</h2>
    <ul className="mt-4 grid gap-3">{children}</ul>
  </section>
);

const words: Record<BrandOrder['state'], string> = {
  proforma: 'waits for your payment',
  paid: 'paid',
  ended: 'over',
  cancelled: 'cancelled',
};

function noteOf({ state, starts_on, ends_on }: BrandOrder): string {
  const term = starts_on && ends_on ? ` · ${formatDate(starts_on)} to ${formatDate(ends_on)}` : '';
  return words[state] + term;
}

/** A proforma: nothing is due by it, and no tax can be claimed with it. */
const OpenOrder = ({ order, payment }: { order: BrandOrder; payment: Payment }) => (
  <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
    <h2 className="text-2xl font-bold">Proforma: {order.plan_name}</h2>
    <p className="mt-2">
      {formatPaise(order.net)} and {formatPaise(order.tax)} GST:{' '}
      <strong>{formatPaise(order.total)}</strong>. It begins once we have seen your payment; the
      invoice comes by mail.
    </p>
    <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <Fact name="Pay to" value={payment.payee} />
      <Fact name="Reference" value={payment.reference} />
      <Fact name="Bank" value={payment.bank_name} />
      <Fact name="Account" value={payment.bank_account} />
      <Fact name="IFSC" value={payment.bank_ifsc} />
    </dl>
    {payment.upi && (
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <QrCode {...payment.upi.code} title="QR code for a payment by UPI" />
        <a href={payment.upi.url} className={linkLook}>
          Pay by UPI on this device
        </a>
      </div>
    )}
    <BrandForm intent="cancel-order" className="mt-4">
      <Button type="submit" look="outline">
        Cancel the order
      </Button>
    </BrandForm>
  </section>
);

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-sm text-ink-muted">{name}</dt>
    <dd className="wrap-anywhere">{value}</dd>
  </div>
);

function OrderForm({ plans }: Pick<BrandBilling, 'plans'>) {
  const { values = {}, errors = {} } = useAnswer('order') ?? {};
  const text = (name: string) => ({
    name,
    defaultValue: values[name],
    error: errors[name] ?? null,
  });
  const offers = plans.map(({ id, name, months, price_paise, gst_rate, gives_featured }) => ({
    value: String(id),
    label: `${name}: ${formatPaise(price_paise)} and ${gst_rate}% GST for ${months} ${months === 1 ? 'month' : 'months'}${gives_featured ? ', featured as a paid place' : ''}`,
  }));
  return (
    <section aria-labelledby="order">
      <h2 id="order" className="text-2xl font-bold">
        Order a plan
      </h2>
      <p className="mt-2 text-ink-muted">
        A plan ends by itself. A featured place is called paid wherever visitors see it.
      </p>
      <BrandForm intent="order" className="mt-4 grid gap-4 sm:grid-cols-2">
        <SelectField label="Plan" choices={offers} {...text('plan')} className="sm:col-span-2" />
        <TextField label="Name on the invoice" required maxLength={120} {...text('name')} />
        <TextField
          label="GSTIN"
          hint="Leave it empty without one."
          maxLength={20}
          {...text('gstin')}
        />
        <TextField
          label="Address"
          required
          maxLength={textLimits.line}
          {...text('address')}
          className="sm:col-span-2"
        />
        <SelectField
          label="State"
          hint="With a GSTIN, its state counts."
          placeholder="Choose one"
          choices={states.map((name) => ({ value: name, label: name }))}
          {...text('state')}
        />
        <TextField
          label="E-mail for the invoice"
          type="email"
          required
          maxLength={textLimits.email}
          {...text('email')}
        />
        <Button type="submit" className="justify-self-start sm:col-span-2">
          Order
        </Button>
      </BrandForm>
    </section>
  );
}
