import { leftOfBilling } from '@naya/contract/calculator/left-of-billing';
import { messages } from '@naya/contract/api/messages';
import type { Api } from '@naya/contract/api/port';
import { formatAmount, formatAmountRange, formatRupees } from '@naya/contract/format/amount';
import { formatDate } from '@naya/contract/format/date';
import { formatRoiMonths } from '@naya/contract/format/roi';
import { formatSpace } from '@naya/contract/format/space';
import { stated } from '@naya/contract/format/figure';
import { describeCheck, newestChecks } from '@naya/contract/franchises/checks';
import { describeCalls } from '@naya/contract/franchises/franchisee-calls';
import { openingCost } from '@naya/contract/franchises/opening-cost';
import { listPayments } from '@naya/contract/franchises/payments';
import { franchiseUrl } from '@naya/contract/urls';
import type { ReactNode } from 'react';
import { BackTo } from '../components/back-to.tsx';
import { FactList } from '../components/fact-list.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Section } from '../components/section.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { browserLoader, peek, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import type { Route } from './+types/fact-sheet';
import { Difference } from './calculator/brand-note.tsx';
import { sayPayback, takeHomeNote } from './calculator/say-payback.ts';
import { readMoney, type Money } from './franchise/read-franchise.ts';

async function readSheet(api: Api, id: string) {
  const franchise = await api.franchise(id);
  const money = await readMoney(api, Promise.resolve(franchise));
  return franchise && { franchise, money };
}
type Sheet = NonNullable<Awaited<ReturnType<typeof readSheet>>>;

const load = (api: Api, { params }: { params: Route.LoaderArgs['params'] }) => ({
  sheet: section(readSheet(api, params.id)),
});

export const loader = serverLoader(load, 'sheet');
export const clientLoader = browserLoader(load);

/** The same as the brand's page says, so that no search engine should keep it beside that. */
export function meta({ matches, loaderData }: Route.MetaArgs) {
  const name = peek(loaderData?.sheet)?.franchise.business_name;
  return pageMeta(matches, { title: name ? `${name}: fact sheet` : 'Fact sheet' });
}

export default function FactSheet({ loaderData }: Route.ComponentProps) {
  return (
    <div className="shell page-body max-w-[48rem]">
      <Section of={loaderData.sheet} loading={null}>
        {(sheet) =>
          sheet ? (
            <Facts {...sheet} />
          ) : (
            <StateMessage level="h1" title={messages.franchiseNotFound} />
          )
        }
      </Section>
    </div>
  );
}

const unstated = 'not stated';

function Facts({ franchise, money }: Sheet) {
  const checks = newestChecks(franchise.checks);
  const confirmed = formatDate(franchise.confirmed_at);
  const left = leftOfBilling(franchise);
  return (
    <article>
      <BackTo to={franchiseUrl(franchise.id)}>{franchise.business_name}</BackTo>
      <PageHeading title={`${franchise.business_name}: fact sheet`}>
        As listed on {formatDate(franchise.updated_at) ?? 'a day that is not known'}
        {confirmed && `, last confirmed on ${confirmed}`}. Print this page, or save it as a PDF.
      </PageHeading>
      <Part title="In short">
        <FactList
          facts={{
            Category: franchise.category,
            Headquarters: franchise.headquarters ?? unstated,
            'Investment range':
              stated(formatAmountRange(franchise.investment_min, franchise.investment_max)) ??
              unstated,
            'Payback, as the brand states it':
              stated(formatRoiMonths(franchise.excepted_roi_min, franchise.excepted_roi_max)) ??
              unstated,
            Space: stated(formatSpace(franchise.space_required)) ?? unstated,
            Contract: franchise.contract_duration ?? unstated,
            Outlets: franchise.total_outlets === null ? unstated : String(franchise.total_outlets),
          }}
        />
      </Part>
      <Opening franchise={franchise} />
      <Part title="Every payment to the brand">
        <FactList
          facts={{
            ...Object.fromEntries(
              listPayments(franchise).map(({ label, value }) => [label, value ?? unstated]),
            ),
            ...(left && {
              'Stays with the partner, before rent and wages': `₹${left.rupees} of ₹100 billed`,
            }),
          }}
        />
      </Part>
      {money && <Month {...money} />}
      <Part title="What we have checked">
        {franchise.call_summary && <p className="mt-2">{describeCalls(franchise.call_summary)}</p>}
        {checks.length === 0 ? (
          <p className="mt-2">Of what the brand states itself: nothing.</p>
        ) : (
          <ul className="mt-2 list-disc pl-5">
            {checks.map((check) => (
              <li key={check.kind + check.detail}>
                {describeCheck(check)}, {formatDate(check.checked_on)}
              </li>
            ))}
          </ul>
        )}
      </Part>
    </article>
  );
}

function Opening({ franchise }: Pick<Sheet, 'franchise'>) {
  const cost = openingCost(franchise);
  if (!cost) return null;
  const lines = [
    ...cost.parts.map(({ label, amount }) => [label, amount] as const),
    ...cost.onTop.map(({ label, amount }) => [`${label} (on top)`, amount] as const),
  ];
  return (
    <Part title="What opening costs">
      <FactList
        facts={{
          ...Object.fromEntries(
            lines.map(([label, amount]) => [
              label,
              amount === null ? unstated : formatRupees(amount),
            ]),
          ),
          Total: `${cost.isLeast ? 'At least ' : ''}${formatRupees(cost.min)}`,
          ...(cost.max > cost.min && {
            'For the largest investment that it names': formatRupees(cost.max),
          }),
        }}
      />
    </Part>
  );
}

function Month({ brand, calculation }: Money) {
  const [good, , bad] = calculation?.scenarios ?? [];
  return (
    <Part title="What a month leaves">
      {good && bad ? (
        <>
          <FactList
            facts={{
              'A good month': formatAmount(good.month.left),
              [`A bad month, sales ${bad.cut}% lower`]: formatAmount(bad.month.left),
              'The whole investment': sayPayback(good.paybackMonths),
            }}
          />
          <p className="mt-2 text-sm text-ink-muted">{takeHomeNote}</p>
          <Difference brand={brand} result={calculation} />
        </>
      ) : (
        <p className="mt-2">{brand.name} does not state enough to say it.</p>
      )}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 break-inside-avoid">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
