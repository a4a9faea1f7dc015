import { Box, Typography } from '@mui/material';
import {
  AppBar,
  Layout,
  TitlePortal,
  UserMenu,
  Logout,
  MenuItemLink,
  type LayoutProps,
} from 'react-admin';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { Notices } from './Notices.tsx';
import { SignInDialog } from '../sign-in/SignInDialog.tsx';
import { OfficeMenu } from './OfficeMenu.tsx';

const OwnMenu = () => (
  <UserMenu>
    <MenuItemLink to="/account" primaryText="My account" leftIcon={<PersonIcon />} />
    <Logout />
  </UserMenu>
);

const Bar = () => (
  <AppBar alwaysOn userMenu={<OwnMenu />}>
    <TitlePortal component="h1" sx={{ fontSize: 20, fontWeight: 680 }} />
    <Typography component="a" href="/" target="_blank" rel="noopener" sx={toSite}>
      See the site
    </Typography>
    <Box sx={{ width: 8 }} />
  </AppBar>
);

const toSite = { color: 'inherit', display: { xs: 'none', sm: 'inline' }, fontSize: 15 };

export const Frame = ({ children, ...props }: LayoutProps) => (
  <>
    <Layout {...props} appBar={Bar} menu={OfficeMenu}>
      <Notices />
      {children}
    </Layout>
    <SignInDialog />
  </>
);
