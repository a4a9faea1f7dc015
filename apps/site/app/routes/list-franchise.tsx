import type { Api } from '@naya/contract/api/port';
import { brandSignInTitle } from '@naya/contract/brands/sign-in';
import { listingSchema } from '@naya/contract/submissions/listing';
import { brandSignInUrl, listFranchiseUrl } from '@naya/contract/urls';
import { PageHeading } from '../components/page-heading.tsx';
import { TextLink } from '../components/text-link.tsx';
import { useFrame } from '../data/frame.ts';
import { browserLoader, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { readCategoryNames } from '../forms/category-select.tsx';
import { formAction, submitByServer } from '../forms/form-action.server.ts';
import type { Route } from './+types/list-franchise';
import { listingTexts, listingPayload, picturesOf } from './list-franchise/listing-fields.ts';
import { ListingForm } from './list-franchise/listing-form.tsx';

const load = (api: Api) => ({ categories: section(readCategoryNames(api)) });

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const action = formAction(
  (form, api) =>
    submitByServer(form, listingSchema, listingTexts(form), (listing, key, hints) =>
      api.submitListing(listingPayload(listing, picturesOf(form)), key, hints),
    ),
  'pictures',
);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'List Your Franchise',
    description:
      'Put your brand before investors all over India: submit your franchise for listing.',
    path: listFranchiseUrl,
  });
}

export default function ListFranchise({ loaderData, actionData }: Route.ComponentProps) {
  const { ownData } = useFrame();
  return (
    <div className="shell page-body">
      <PageHeading title="List your franchise">
        Five short sections. Our team reads every listing before it appears, and you hear from us
        either way.
        {ownData && (
          <>
            {' '}
            Listed already?{' '}
            <TextLink to={brandSignInUrl} className="whitespace-nowrap">
              {brandSignInTitle}
            </TextLink>
          </>
        )}
      </PageHeading>
      <ListingForm categories={loaderData.categories} answer={actionData} />
    </div>
  );
}
