import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { leadFieldLabels } from '@naya/contract/submissions/facts';
import { mailtoUrl, telUrl, whatsappUrl } from '@naya/contract/urls';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { fieldName } from '../shared/field-names.ts';
import { showTime, showValue } from '../shared/show-value.ts';

const hidden = new Set(['name', 'email', 'phone', 'franchiseId']);

/** The fields that the visitor sent, and the ways to answer. */
export function LeadFacts() {
  const lead = useRecordContext();
  if (!lead) return null;
  if (lead.erased_at) return <Alert severity="info">This person's data was erased.</Alert>;
  const facts = Object.entries((lead.payload ?? {}) as Record<string, unknown>);
  const whatsapp = whatsappUrl(lead.mobile);
  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {lead.name}
      </Typography>
      <Typography color="text.secondary">
        {lead.kind} · {showTime(lead.created_at)}
        {lead.first_response_at
          ? ` · first response ${showTime(lead.first_response_at)}`
          : ' · no response yet'}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', my: 1.5 }}>
        {lead.phone && (
          <Button variant="outlined" href={telUrl(lead.phone)}>
            Call {lead.phone}
          </Button>
        )}
        {lead.email ? (
          <Button variant="outlined" href={mailtoUrl(lead.email)} sx={{ overflowWrap: 'anywhere' }}>
            Mail {lead.email}
          </Button>
        ) : (
          <Typography color="text.secondary" sx={{ alignSelf: 'center' }}>
            E-mail not given
          </Typography>
        )}
        {whatsapp && (
          <Button variant="outlined" href={whatsapp} target="_blank" rel="noopener">
            WhatsApp
          </Button>
        )}
      </Box>
      {lead.incomplete && <Alert severity="warning">Some fields were left empty.</Alert>}
      {lead.spam_reasons?.length > 0 && (
        <Alert severity="warning">Suspicious: {lead.spam_reasons.join(', ')}.</Alert>
      )}
      {lead.duplicates?.map((twin: { id: number; kind: string; created_at: string }) => (
        <Alert key={twin.id} severity="info" sx={{ my: 0.5 }}>
          The same person also sent{' '}
          <Link component={RouterLink} to={`/leads/${twin.id}`}>
            this {twin.kind}
          </Link>{' '}
          on {showTime(twin.created_at)}.
        </Alert>
      ))}
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 1 }}
      >
        {facts
          .filter(([name, value]) => !hidden.has(name) && value !== '')
          .map(([name, value]) => [
            <Typography key={name} component="dt" color="text.secondary">
              {leadFieldLabels[name] ?? fieldName(name)}
            </Typography>,
            <Typography
              key={`${name} value`}
              component="dd"
              sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {showValue(value)}
            </Typography>,
          ])}
      </Box>
    </Box>
  );
}
