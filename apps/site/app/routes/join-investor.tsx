import type { Api } from '@naya/contract/api/port';
import { investorSchema } from '@naya/contract/submissions/investor';
import { joinInvestorUrl } from '@naya/contract/urls';
import { PageHeading } from '../components/page-heading.tsx';
import { browserLoader, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { readCategoryNames } from '../forms/read-category-names.ts';
import { formAction } from '../forms/form-action.server.ts';
import { submitByServer } from '../forms/submission.server.ts';
import { textsOf } from '../forms/texts-of.ts';
import type { Route } from './+types/join-investor';
import { Benefits } from './join-investor/benefits.tsx';
import { investorFields } from './join-investor/investor-fields.ts';
import { InvestorForm } from './join-investor/investor-form.tsx';

const load = (api: Api) => ({ categories: section(readCategoryNames(api)) });

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const action = formAction((form, api) =>
  submitByServer(form, investorSchema, textsOf(form, investorFields), api.registerInvestor),
);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Join as an investor',
    description: 'Tell us your city, budget and industry, and hear of franchises that fit.',
    path: joinInvestorUrl,
  });
}

export default function JoinInvestor({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="shell page-body">
      <PageHeading title="Join as an investor">
        Tell us where and how much you would like to invest. We write to you about franchises that
        fit.
      </PageHeading>
      <InvestorForm categories={loaderData.categories} answer={actionData} />
      <Benefits />
    </div>
  );
}
