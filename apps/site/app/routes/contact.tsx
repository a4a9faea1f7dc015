import type { Api } from '@naya/contract/api/port';
import { contactSchema } from '@naya/contract/submissions/contact';
import { contactUrl } from '@naya/contract/urls';
import { PageHeading } from '../components/page-heading.tsx';
import { browserLoader, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { formAction, submitByServer } from '../forms/form-action.server.ts';
import { textsOf } from '../forms/texts-of.ts';
import type { Route } from './+types/contact';
import { ContactDetails } from './contact/contact-details.tsx';
import { contactFields, ContactForm } from './contact/contact-form.tsx';
import { OfficeMap } from './contact/office-map.tsx';

const load = (api: Api) => ({
  contactInfo: section(api.contactInfo()),
  businessHours: section(api.businessHours()),
});

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const action = formAction((form, api) =>
  submitByServer(form, contactSchema, textsOf(form, contactFields), api.sendContact),
);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Contact',
    description:
      'Write to us, call us or visit our office: address, business hours and a contact form.',
    path: contactUrl,
  });
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="shell page-body">
      <PageHeading title="Contact us">
        A question about a franchise, a listing or this site? A person reads every message.
      </PageHeading>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
        <ContactForm answer={actionData} />
        <ContactDetails
          contactInfo={loaderData.contactInfo}
          businessHours={loaderData.businessHours}
        />
      </div>
      <OfficeMap contactInfo={loaderData.contactInfo} />
    </div>
  );
}
