import type { OfficeRole } from '@naya/contract/accounts/roles';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import BrandChangesIcon from '@mui/icons-material/DifferenceOutlined';
import BrandPeopleIcon from '@mui/icons-material/BadgeOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import InvoicesIcon from '@mui/icons-material/ReceiptLongOutlined';
import OrdersIcon from '@mui/icons-material/ShoppingBagOutlined';
import PlansIcon from '@mui/icons-material/LoyaltyOutlined';
import PagesIcon from '@mui/icons-material/DescriptionOutlined';
import PartnersIcon from '@mui/icons-material/HandshakeOutlined';
import PeopleIcon from '@mui/icons-material/ManageAccountsOutlined';
import PhotoIcon from '@mui/icons-material/PhotoLibraryOutlined';
import RateReviewIcon from '@mui/icons-material/RateReviewOutlined';
import ServerIcon from '@mui/icons-material/DnsOutlined';
import SetupIcon from '@mui/icons-material/ChecklistOutlined';
import SearchIcon from '@mui/icons-material/ManageSearchOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import TemplatesIcon from '@mui/icons-material/QuickreplyOutlined';
import WebhooksIcon from '@mui/icons-material/WebhookOutlined';
import WorkIcon from '@mui/icons-material/SyncProblemOutlined';
import { Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { Menu, usePermissions, useSidebarState } from 'react-admin';
import { mayOpen } from '../api/auth-provider.ts';
import { CountedIcon, type Counted } from './CountedIcon.tsx';
import { useNotices } from './use-notices.ts';

type Entry = { to: string; label: string; icon: ReactElement; resource: string };
type Group = { title: string; entries: Entry[] };

const entry = (to: string, label: string, icon: ReactElement, resource = to.slice(1)): Entry => ({
  to,
  label,
  icon,
  resource,
});

const counted = (of: Counted, icon: ReactElement) => <CountedIcon of={of}>{icon}</CountedIcon>;

const groups: Group[] = [
  {
    title: 'Market',
    entries: [
      entry('/franchises', 'Franchises', <StorefrontIcon />),
      entry('/review', 'Review', counted('reviews', <RateReviewIcon />), 'franchises'),
      entry('/brand-changes', 'Changes of brands', counted('changesWaiting', <BrandChangesIcon />)),
      entry('/brand-people', 'People of brands', <BrandPeopleIcon />),
      entry('/leads', 'Leads', counted('leadsUnanswered', <InboxIcon />)),
      entry('/reply-templates', 'Reply templates', <TemplatesIcon />),
      entry('/categories', 'Categories', <CategoryIcon />),
      entry('/synonyms', 'Search words', <SearchIcon />),
    ],
  },
  {
    title: 'Content',
    entries: [
      entry('/blogs', 'Blog', <ArticleIcon />),
      entry('/events', 'Events', <EventIcon />),
      entry('/team', 'Team', <GroupsIcon />),
      entry('/pages', 'Pages', <PagesIcon />),
      entry('/media', 'Pictures', <PhotoIcon />),
    ],
  },
  {
    title: 'Money',
    entries: [
      entry('/plans', 'Plans', <PlansIcon />),
      entry('/orders', 'Orders', <OrdersIcon />),
      entry('/invoices', 'Invoices', <InvoicesIcon />),
    ],
  },
  {
    title: 'Administration',
    entries: [
      entry('/settings', 'Settings and texts', <SettingsIcon />, 'documents'),
      entry('/users', 'People', <PeopleIcon />),
      entry('/partners', 'Partners', counted('sitesWaiting', <PartnersIcon />)),
      entry('/webhooks', 'Webhooks', <WebhooksIcon />),
      entry('/mails', 'Mails', counted('mailsFailed', <MailIcon />)),
      entry('/work', 'Failed jobs', counted('workFailed', <WorkIcon />)),
      entry('/history', 'History', <HistoryIcon />),
      entry('/server', 'Server', <ServerIcon />, 'setup'),
    ],
  },
];

/** Shows what this person may open; the server decides all the same. */
export function OfficeMenu() {
  const { permissions: role } = usePermissions<OfficeRole>();
  const [open] = useSidebarState();
  const { setup = false } = useNotices();
  const mine = groups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ resource }) => role && mayOpen(role, resource)),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <Menu>
      <Menu.DashboardItem primaryText="Overview" />
      {setup && <Menu.Item to="/setup" primaryText="Setup" leftIcon={<SetupIcon />} />}
      {mine.map(({ title, entries }) => [
        open && (
          <Typography key={title} variant="overline" color="text.secondary" sx={heading}>
            {title}
          </Typography>
        ),
        ...entries.map(({ to, label, icon }) => (
          <Menu.Item key={to} to={to} primaryText={label} leftIcon={icon} />
        )),
      ])}
    </Menu>
  );
}

const heading = { display: 'block', px: 2.5, pt: 2, lineHeight: 2 };
