import type { Api } from '@naya/contract/api/port';
import { investorSchema } from '@naya/contract/submissions/investor';
import { joinInvestorUrl } from '@naya/contract/urls';
import { BellRing, Scale, Users } from 'lucide-react';
import { PageHeading } from '../components/page-heading.tsx';
import { browserLoader, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { readCategoryNames } from '../forms/category-select.tsx';
import { formAction, submitByServer } from '../forms/form-action.server.ts';
import { textsOf } from '../forms/texts-of.ts';
import type { Route } from './+types/join-investor';
import { investorFields, InvestorForm } from './join-investor/investor-form.tsx';

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

const benefits = [
  {
    icon: BellRing,
    title: 'Matched to you',
    text: 'First the franchises that are open in your city, within your budget and in your industry; then what comes near, and why.',
  },
  {
    icon: Scale,
    title: 'Figures you can compare',
    text: 'Investment, payback months and space side by side, before you talk to anyone.',
  },
  {
    icon: Users,
    title: 'Straight to the brand',
    text: 'No brand gets your details from us. When one interests you, you write to it yourself.',
  },
];

function Benefits() {
  return (
    <section aria-labelledby="benefits" className="mt-12 lg:mt-16">
      <h2 id="benefits" className="text-3xl font-bold">
        What you get
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {benefits.map(({ icon: Icon, title, text }) => (
          <li key={title} className="border-t-4 border-marigold pt-5">
            <Icon aria-hidden size={28} className="text-sign" />
            <h3 className="mt-3 text-xl font-bold">{title}</h3>
            <p className="mt-1 text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
