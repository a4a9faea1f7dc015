import { accountRoutes } from '../accounts/own-account-routes.ts';
import { brandOfficeRoutes } from '../brands/office-routes.ts';
import { checkRoutes } from '../franchises/check-routes.ts';
import { contentRoutes } from './content-routes.ts';
import { demoRoutes } from '../demo/office-routes.ts';
import { franchiseRoutes } from '../franchises/office-routes.ts';
import { leadRoutes } from '../submissions/office-routes.ts';
import { mailRoutes } from '../mail/office-routes.ts';
import { mediaRoutes } from '../media/office-routes.ts';
import { partnerOfficeRoutes } from '../partners/office-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import type { OfficeRoute } from './route.ts';
import { signInRoutes } from '../accounts/sign-in-routes.ts';
import { textRoutes } from '../drafts/routes.ts';
import { setupRoutes } from '../setup/office-routes.ts';
import { siteRoutes } from '../site-info/office-routes.ts';
import { themeOfficeRoutes } from '../theme/office-routes.ts';
import { userRoutes } from '../accounts/office-routes.ts';
import { workRoutes } from '../jobs/office-routes.ts';

/** All of the back office's API. A test walks it with every role. */
export const officeRoutes: OfficeRoute[] = [
  ...signInRoutes,
  ...accountRoutes,
  ...franchiseRoutes,
  ...checkRoutes,
  ...contentRoutes,
  ...textRoutes,
  ...leadRoutes,
  ...siteRoutes,
  ...themeOfficeRoutes,
  ...mailRoutes,
  ...mediaRoutes,
  ...previewRoutes,
  ...userRoutes,
  ...workRoutes,
  ...demoRoutes,
  ...brandOfficeRoutes,
  ...partnerOfficeRoutes,
  ...setupRoutes,
];
