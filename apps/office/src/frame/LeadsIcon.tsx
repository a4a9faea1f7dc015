import InboxIcon from '@mui/icons-material/InboxOutlined';
import { Badge } from '@mui/material';
import { useNotices } from './use-notices.ts';

/** How many leads were given to this person and not opened yet. */
export function LeadsIcon() {
  const { leadsGiven = 0 } = useNotices();
  return (
    <Badge badgeContent={leadsGiven} color="error" max={99}>
      <InboxIcon />
    </Badge>
  );
}
