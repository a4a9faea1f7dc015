import { Box, Button, Card, Link, TextField as Input, Typography } from '@mui/material';
import type { Seller } from '@naya/contract/billing/forms';
import { indianDay } from '@naya/contract/format/indian-day';
import { officeApiUrl } from '@naya/contract/office/urls';
import { useState } from 'react';
import { FunctionField, TextField, type RaRecord } from 'react-admin';
import { call } from '../api/call.ts';
import { DayField, OfficeList, Rows } from '../shared/OfficeList.tsx';
import { SignedInLink } from '../shared/SignedInLink.tsx';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { useRead } from '../shared/use-action.ts';
import { useSmallForm } from '../shared/use-small-form.ts';
import { showPaise } from './show-paise.ts';

const pdfLink = ({ id, number }: RaRecord) => (
  <Link href={`${officeApiUrl}/invoices/${id}/file`}>{number}</Link>
);

/** Invoices, their CSV for the accountant, and the seller's details that are printed on them. */
export const InvoiceList = () => (
  <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
    <OfficeList sort={{ field: 'id', order: 'DESC' }}>
      <Rows
        opens={false}
        primary={pdfLink}
        secondary={(row) => `${row['buyer_name']}: ${showPaise(row['total'])}`}
      >
        <FunctionField label="Number" render={pdfLink} />
        <TextField source="kind" sortable={false} />
        <DayField source="issued_on" label="Date" sortable={false} />
        <TextField source="buyer_name" label="Buyer" sortable={false} />
        <FunctionField label="Total" render={(row) => showPaise(row['total'])} />
      </Rows>
    </OfficeList>
    <Card sx={{ p: 2 }}>
      <Export />
    </Card>
    <Card sx={{ p: 2 }}>
      <SellerDetails />
    </Card>
  </Box>
);

function thisMonth() {
  const today = indianDay(new Date());
  return { from: `${today.slice(0, 8)}01`, to: today };
}

/** From the first of the month to today, unless other days are chosen. */
function Export() {
  const [span, setSpan] = useState(thisMonth);
  const day = (name: 'from' | 'to', label: string) => (
    <Input
      type="date"
      label={label}
      value={span[name]}
      onChange={({ target }) => setSpan({ ...span, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <>
      <Typography variant="h6" component="h2">
        For the accountant
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        One line for each invoice and credit note; what a credit note takes back counts as less.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {day('from', 'From')}
        {day('to', 'To')}
        <SignedInLink path={`/invoices/export.csv?${new URLSearchParams(span)}`}>
          Export CSV
        </SignedInLink>
      </Box>
    </>
  );
}

function SellerDetails() {
  const { data: seller, refetch } = useRead<Partial<Seller> & { version: number }>('/seller');
  if (!seller) return null;
  return <SellerForm key={seller.version} seller={seller} onSaved={() => void refetch()} />;
}

const labels: Record<keyof Seller, string> = {
  name: 'Name of the company',
  gstin: 'GSTIN',
  address: 'Address',
  bank_name: 'Bank',
  bank_account: 'Number of the account',
  bank_ifsc: 'IFSC',
  upi_id: 'UPI id, if there is one',
};

type FormProps = { seller: Partial<Seller> & { version: number }; onSaved: () => void };

function SellerForm({ seller, onSaved }: FormProps) {
  const { errors, formProps } = useSmallForm({
    send: (typed) =>
      call('PUT', '/seller', { ...Object.fromEntries(typed), version: seller.version }),
    done: 'Saved.',
    failed: 'It is not saved.',
    onDone: onSaved,
  });
  return (
    <Box component="form" {...formProps} sx={{ display: 'grid', gap: 2, maxWidth: 560 }}>
      <Typography variant="h6" component="h2">
        Details on invoices
      </Typography>
      <Typography color="text.secondary">
        Nothing is ordered or invoiced without them. A change is for invoices from now on.
      </Typography>
      {Object.entries(labels).map(([field, label]) => (
        <TextFieldWithError
          key={field}
          name={field}
          label={label}
          required={field !== 'upi_id'}
          defaultValue={seller[field as keyof Seller] ?? ''}
          errorText={errors[field]}
        />
      ))}
      <Box>
        <Button type="submit" variant="contained">
          Save the details
        </Button>
      </Box>
    </Box>
  );
}
