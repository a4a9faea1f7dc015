import type { PictureUse } from '@naya/contract/media/office-form';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { describeUses, describeUse } from './describe-uses.ts';

/** Where a picture is shown, each with its screen. */
export const PictureUses = ({ uses }: { uses: PictureUse[] }) => (
  <Box>
    <Typography variant="subtitle2" component="h3">
      This picture is {describeUses(uses)}
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {uses.map((use) => {
        const { words, path } = describeUse(use);
        return (
          <li key={`${use.entity} ${use.id}`}>
            {path ? (
              <Link component={RouterLink} to={path}>
                {words}
              </Link>
            ) : (
              words
            )}
          </li>
        );
      })}
    </Box>
  </Box>
);
