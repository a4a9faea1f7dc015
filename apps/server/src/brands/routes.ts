import { brandAccountRoutes } from './account-routes.ts';
import { brandInboxRoutes } from './inbox-routes.ts';
import { brandListingRoutes } from './listing-routes.ts';
import { brandPeopleRoutes } from './people-routes.ts';
import type { BrandRoute } from './route.ts';
import { brandSecondFactorRoutes } from './second-factor-routes.ts';
import { brandSignInRoutes } from './sign-in-routes.ts';
import { brandWordRoutes } from './word-routes.ts';

/** All calls behind the pages of brands. A test walks it with everyone who might try. */
export const brandRoutes: BrandRoute[] = [
  ...brandSignInRoutes,
  ...brandSecondFactorRoutes,
  ...brandAccountRoutes,
  ...brandPeopleRoutes,
  ...brandInboxRoutes,
  ...brandListingRoutes,
  ...brandWordRoutes,
];
