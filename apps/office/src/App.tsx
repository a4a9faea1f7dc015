import type { OfficeRole } from '@naya/contract/accounts/roles';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { AccountScreen } from './account/AccountScreen.tsx';
import { authProvider, mayOpen } from './api/auth-provider.ts';
import { dataProvider } from './api/data-provider.ts';
import { blogs } from './content/blogs.tsx';
import { InvoiceList } from './billing/InvoiceList.tsx';
import { orders } from './billing/orders.tsx';
import { plans } from './billing/plans.tsx';
import { BrandChangeList } from './brands/BrandChangeList.tsx';
import { BrandPeopleList } from './brands/BrandPeopleList.tsx';
import { categories } from './content/categories.tsx';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { events } from './content/events.tsx';
import { Frame } from './frame/Frame.tsx';
import { CallsScreen } from './franchises/CallsScreen.tsx';
import { franchises } from './franchises/index.ts';
import { ReviewRoute } from './franchises/Review.tsx';
import { HistoryList } from './HistoryList.tsx';
import { leads } from './leads/index.ts';
import { MailList } from './MailList.tsx';
import { MediaList } from './media/MediaList.tsx';
import { pages } from './content/pages.tsx';
import { partners } from './partners/index.tsx';
import { replyTemplates } from './content/reply-templates.tsx';
import { FirstOwner, ForgottenPassword, NewPassword } from './sign-in/password-screens.tsx';
import { SignIn } from './sign-in/SignIn.tsx';
import { ServerScreen } from './setup/ServerScreen.tsx';
import { SetupScreen } from './setup/SetupScreen.tsx';
import { SettingsScreen } from './site/SettingsScreen.tsx';
import { synonyms } from './content/synonyms.tsx';
import { team } from './content/team.tsx';
import { theme } from './theme.ts';
import { users } from './users/index.tsx';
import { i18nProvider } from './words.ts';
import { webhookMessages, webhooks } from './webhooks/index.tsx';
import { WorkList } from './WorkList.tsx';

const resources = [
  franchises,
  categories,
  leads,
  blogs,
  events,
  team,
  pages,
  synonyms,
  replyTemplates,
  users,
  partners,
  plans,
  orders,
  { name: 'invoices', list: InvoiceList },
  webhooks,
  webhookMessages,
  { name: 'media', list: MediaList },
  { name: 'brand-people', list: BrandPeopleList },
  { name: 'brand-changes', list: BrandChangeList },
  { name: 'mails', list: MailList },
  { name: 'work', list: WorkList },
  { name: 'history', list: HistoryList },
  { name: 'people', recordRepresentation: 'name' },
  { name: 'lead-franchises', recordRepresentation: 'business_name' },
];

export const App = () => (
  <Admin
    title="Back office"
    theme={theme}
    darkTheme={null}
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    loginPage={SignIn}
    layout={Frame}
    dashboard={Dashboard}
    requireAuth
    disableTelemetry
  >
    <CustomRoutes noLayout>
      <Route path="/first-owner" element={<FirstOwner />} />
      <Route path="/forgotten-password" element={<ForgottenPassword />} />
      <Route path="/new-password" element={<NewPassword />} />
    </CustomRoutes>
    {(role: OfficeRole | undefined) => (
      <>
        {resources.map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
        <CustomRoutes>
          <Route path="/account" element={<AccountScreen />} />
          {role && mayOpen(role, 'setup') && (
            <>
              <Route path="/setup" element={<SetupScreen />} />
              <Route path="/server" element={<ServerScreen />} />
            </>
          )}
          {role && mayOpen(role, 'franchises') && (
            <>
              <Route path="/review" element={<ReviewRoute />} />
              <Route path="/review/:id" element={<ReviewRoute />} />
              <Route path="/franchise-calls/:id" element={<CallsScreen />} />
              <Route path="/settings" element={<SettingsScreen />} />
              <Route path="/settings/:key" element={<SettingsScreen />} />
            </>
          )}
        </CustomRoutes>
      </>
    )}
  </Admin>
);
