import type { BrandMessage } from '@naya/contract/brands/entity';
import type { BrandStage } from '@naya/contract/brands/stages';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { showTime } from '../shared/show-value.ts';
import { MarkForBrand, ReplyForBrand, StageForBrand } from './ForBrandDialogs.tsx';

/** Shows the brand's replies to the investor; an operator can act in its place, and the history says who did. */
export function ForBrand({ lead, stage }: { lead: RaRecord; stage: BrandStage }) {
  const [open, setOpen] = useState<'reply' | 'mark' | 'stage' | null>(null);
  const close = () => setOpen(null);
  const replies = (lead['brand_replies'] ?? []) as BrandMessage[];
  return (
    <Box component="section" aria-label="On behalf of the brand" sx={{ width: '100%', mt: 1 }}>
      {replies.map(({ id, author, on_behalf, text, created_at }) => (
        <Box key={id} sx={{ borderTop: 1, borderColor: 'divider', mt: 1, pt: 1 }}>
          <Typography variant="body2" color="text.secondary">
            {on_behalf ? 'We, on behalf of the brand' : (author ?? 'Somebody of the brand')},{' '}
            {showTime(created_at)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button size="small" disabled={!lead.email} onClick={() => setOpen('reply')}>
          Reply for the brand
        </Button>
        <Button size="small" onClick={() => setOpen('mark')}>
          Mark as answered
        </Button>
        <Button size="small" onClick={() => setOpen('stage')}>
          Change the stage
        </Button>
      </Box>
      {open === 'reply' && <ReplyForBrand lead={lead} onClose={close} />}
      {open === 'mark' && <MarkForBrand lead={lead} onClose={close} />}
      {open === 'stage' && <StageForBrand lead={lead} stage={stage} onClose={close} />}
    </Box>
  );
}
