import { Box, Button, Card, Link, Typography } from '@mui/material';
import type { Buyer } from '@naya/contract/billing/forms';
import type { Invoice, OrderState } from '@naya/contract/billing/entity';
import { officeApiUrl } from '@naya/contract/office/urls';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useParams } from 'react-router';
import { post } from '../api/call.ts';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import { showDay } from '../shared/show-value.ts';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { useAction, useRead } from '../shared/use-action.ts';
import { useSmallForm } from '../shared/use-small-form.ts';
import { showPaise } from './show-paise.ts';

type Order = {
  id: number;
  version: number;
  state: OrderState;
  plan_name: string;
  business_name: string | null;
  buyer: Buyer | null;
  buyer_email: string | null;
  payment_reference: string | null;
  starts_on: string | null;
  ends_on: string | null;
  sums: Pick<Invoice, 'net' | 'cgst' | 'sgst' | 'igst' | 'total'> | null;
  invoices: Pick<Invoice, 'id' | 'kind' | 'number' | 'issued_on' | 'total'>[];
};

/** An order is decided about, not edited: paid, cancelled, or taken back by a credit note. */
export function OrderScreen() {
  const { id } = useParams();
  const { data: order, refetch } = useRead<Order>(`/orders/${id}`);
  if (!order) return null;
  const again = () => void refetch();
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 2, maxWidth: 720 }}>
      <Title title={`Order ${order.id}: ${order.plan_name}`} />
      <Card sx={{ p: 2 }}>
        <Facts order={order} />
      </Card>
      {order.invoices.length > 0 && (
        <Card sx={{ p: 2 }}>
          <Invoices order={order} />
        </Card>
      )}
      {order.state === 'proforma' && (
        <Card sx={{ p: 2 }}>
          <PaymentForm order={order} onDone={again} />
        </Card>
      )}
      {(order.state === 'paid' || order.state === 'ended') && (
        <CreditButton order={order} onDone={again} />
      )}
    </Box>
  );
}

function factsOf({ sums, buyer, ...order }: Order): [string, string | null | undefined][] {
  return [
    ['Franchise', order.business_name ?? 'gone'],
    ['State', order.state],
    ['Name on the invoice', buyer?.name ?? 'erased'],
    ['Address', buyer?.address],
    ['GSTIN', buyer?.gstin],
    ['Place of supply', buyer?.state],
    ['E-mail', order.buyer_email],
    ['Without GST', showPaise(sums?.net)],
    ['CGST', sums?.cgst ? showPaise(sums.cgst) : null],
    ['SGST or UTGST', sums?.sgst ? showPaise(sums.sgst) : null],
    ['IGST', sums?.igst ? showPaise(sums.igst) : null],
    ['To pay', showPaise(sums?.total)],
    ['Reference of the payment', order.payment_reference],
    ['From', order.starts_on && showDay(order.starts_on)],
    ['Until', order.ends_on && showDay(order.ends_on)],
  ];
}

const Facts = ({ order }: { order: Order }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
    {factsOf(order)
      .filter(([, value]) => value)
      .map(([label, value]) => (
        <Box key={label} sx={{ overflowWrap: 'anywhere' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Box>
      ))}
  </Box>
);

const Invoices = ({ order: { invoices } }: { order: Order }) => (
  <>
    <Typography variant="h6" component="h2">
      Invoices
    </Typography>
    {invoices.map(({ id, kind, number, issued_on, total }) => (
      <Typography key={id}>
        <Link href={`${officeApiUrl}/invoices/${id}/file`}>
          {kind === 'invoice' ? 'Invoice' : 'Credit note'} {number}
        </Link>{' '}
        of {showDay(issued_on)}: {showPaise(total)}
      </Typography>
    ))}
  </>
);

type Props = { order: Order; onDone: () => void };

function PaymentForm({ order: { id, version }, onDone }: Props) {
  const run = useAction();
  const { errors, formProps } = useSmallForm({
    send: (typed) => post(`/orders/${id}/payment`, { version, reference: typed.get('reference') }),
    done: 'Paid: the invoice is on its way.',
    failed: 'The order is as it was.',
    onDone,
  });
  const cancel = async () => {
    const messages = { done: 'Cancelled.', failed: 'The order is as it was.' };
    if (await run(() => post(`/orders/${id}/cancellation`, { version }), messages)) onDone();
  };
  return (
    <Box component="form" {...formProps} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h6" component="h2">
        The money has arrived
      </Typography>
      <TextFieldWithError
        name="reference"
        label="Reference of the payment"
        required
        errorText={errors['reference']}
      />
      <Box>
        <Button type="submit" variant="contained">
          Mark as paid
        </Button>
        <Button onClick={() => void cancel()}>Cancel the order</Button>
      </Box>
    </Box>
  );
}

function CreditButton({ order: { id, version }, onDone }: Props) {
  const run = useAction();
  const [isAsked, setAsked] = useState(false);
  const credit = async (reason: string) => {
    const messages = {
      done: 'The credit note is on its way.',
      failed: 'The order is as it was.',
    };
    if (!(await run(() => post(`/orders/${id}/credit-note`, { version, reason }), messages)))
      return;
    setAsked(false);
    onDone();
  };
  return (
    <Box>
      <Button onClick={() => setAsked(true)}>Take it back by a credit note</Button>
      {isAsked && (
        <ReasonDialog
          title="Write the credit note"
          helperText="It stands on the credit note, which the buyer gets by mail. What the plan gives ends now; the money you pay back yourself."
          onGive={(reason) => void credit(reason)}
          onClose={() => setAsked(false)}
        />
      )}
    </Box>
  );
}
