import { accountRoutes } from './account-routes.ts';
import { contentRoutes } from './content-routes.ts';
import { franchiseRoutes } from './franchise-routes.ts';
import { leadRoutes } from './lead-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { mediaRoutes } from './media-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import type { OfficeRoute } from './route.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { siteRoutes } from './site-routes.ts';
import { userRoutes } from './user-routes.ts';
import { workRoutes } from './work-routes.ts';

/** All of the back office's API. A test walks it with every role. */
export const officeRoutes: OfficeRoute[] = [
  ...signInRoutes,
  ...accountRoutes,
  ...franchiseRoutes,
  ...contentRoutes,
  ...leadRoutes,
  ...siteRoutes,
  ...mailRoutes,
  ...mediaRoutes,
  ...previewRoutes,
  ...userRoutes,
  ...workRoutes,
];
