import { formatCount } from '@naya/contract/format/count';
import { formatDate, formatDateTime } from '@naya/contract/format/date';
import { formatMonth } from '@naya/contract/format/month';
import { partnerKeyHeader } from '@naya/contract/partners/key-header';
import {
  maxTestCalls,
  testCallDays,
  type PartnerPage as Page,
  type PartnerSite,
} from '@naya/contract/partners/page';
import { contactUrl } from '@naya/contract/urls';
import type { ReactNode } from 'react';
import { data } from 'react-router';
import { Button, LinkButton } from '../../components/button.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { TextField } from '../../components/field.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import { TextLink } from '../../components/text-link.tsx';
import type { Route } from './+types/partner-page';
import { callBrandApi, readAnswer } from './api.server.ts';
import { BrandForm, UnsentToast, useAnswer } from './brand-form.tsx';
import { handleForm } from './handle-form.server.ts';
import { metaOf } from './pieces.tsx';

export { clientAction } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

/** No partner any more, once the link was replaced, taken back or is too old. */
export async function loader(args: Route.LoaderArgs) {
  const path = `/partner-pages/${encodeURIComponent(args.params.token)}`;
  const answer = await callBrandApi(args, path);
  const { status } = answer;
  if (status === 404 || status === 410) return data(null, { status });
  return readAnswer<Page>(answer);
}

export const action = (args: Route.ActionArgs) =>
  handleForm(args, {
    'partner-site': { path: '/partner-pages' },
    'partner-site-withdraw': { path: '/partner-pages' },
  });

export const meta = metaOf('Your page as a partner');

/** For partners, who have no account: the link that the office has made opens it. */
export default function PartnerPage({ params, loaderData: partner }: Route.ComponentProps) {
  if (!partner) {
    return (
      <StateMessage
        level="h1"
        drawing="shutter"
        title="This link does not work any more"
        text="It has been replaced, taken back, or is too old. Please ask us for a new one."
      >
        <LinkButton to={contactUrl}>Contact us</LinkButton>
      </StateMessage>
    );
  }
  const { name, sites, enquiries, test_calls, link_expires_at } = partner;
  return (
    <>
      <h1 className="page-title wrap-anywhere">{name}</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-muted">
        What we have arranged with you as a partner. Whoever has this link sees the same; it works
        until {formatDate(link_expires_at)}.
      </p>
      <div className="mt-8 grid gap-10 *:min-w-0 lg:grid-cols-2">
        <Part id="sites" title="Sites that may send forms">
          <ul className="mt-3">
            {sites.map(({ site, state }) => (
              <li key={site} className="border-b border-line py-2">
                <span className="wrap-anywhere">{site}</span>
                <span className="text-ink-muted"> · {siteStates[state]}</span>
                {state === 'waiting' && (
                  <BrandForm
                    intent="partner-site-withdraw"
                    row={{ token: params.token, site, action: 'withdraw' }}
                  >
                    <Button type="submit" look="quiet" aria-label={`Withdraw ${site}`}>
                      Withdraw
                    </Button>
                  </BrandForm>
                )}
              </li>
            ))}
          </ul>
          <AskForSite token={params.token} />
        </Part>
        <div className="grid content-start gap-10 *:min-w-0">
          <Part id="keys" title="Keys">
            <FactList
              facts={{ Key: keyText(partner.key_end), 'Test key': keyText(partner.test_key_end) }}
            />
            <p className="mt-3 text-ink-muted">
              A key is shown once, when we make it. If you have lost one, or somebody else has it,{' '}
              <TextLink to={contactUrl}>ask us</TextLink> for another. Your programs send it as{' '}
              <code>{partnerKeyHeader}</code>; the{' '}
              <TextLink to="/api/docs" reloadDocument>
                documentation
              </TextLink>{' '}
              says more.
            </p>
          </Part>
          <Part id="enquiries" title="Enquiries with your key">
            {enquiries.length === 0 && <p className="mt-3 text-ink-muted">None yet.</p>}
            <ul className="mt-3">
              {enquiries.map(({ month, count }) => (
                <li key={month} className="flex justify-between gap-4 border-b border-line py-2">
                  <span>{formatMonth(month)}</span>
                  <span className="tabular">{formatCount(count)}</span>
                </li>
              ))}
            </ul>
          </Part>
        </div>
      </div>
      <TestCalls calls={test_calls} />
      <UnsentToast />
    </>
  );
}

const siteStates: Record<PartnerSite['state'], string> = {
  listed: 'listed',
  waiting: 'we are looking at it',
  declined: 'declined',
};

const keyText = (end: string | null) =>
  end === null ? 'None yet: we make one if you ask' : `One that ends in ${end}`;

function AskForSite({ token }: { token: string }) {
  const own = useAnswer('partner-site');
  return (
    <BrandForm intent="partner-site" className="mt-6 grid gap-4">
      <input type="hidden" name="token" value={token} />
      {own?.isDone && (
        <output className="font-semibold text-leaf">We have it, and look at it.</output>
      )}
      <TextField
        key={own?.isDone ? own.values['site'] : 'site'}
        label="Ask for another site"
        hint="Its address up to the first single slash, such as https://www.magazine.in"
        name="site"
        inputMode="url"
        autoComplete="off"
        required
        maxLength={200}
        defaultValue={own && !own.isDone ? own.values['site'] : ''}
        error={own?.errors['site'] ?? null}
      />
      <Button type="submit" className="justify-self-start">
        Ask for it
      </Button>
    </BrandForm>
  );
}

function TestCalls({ calls }: { calls: Page['test_calls'] }) {
  return (
    <Part id="calls" title="Forms with your test key" className="mt-10">
      {calls.length === 0 ? (
        <p className="mt-3 text-ink-muted">
          None yet. A form that comes with a test key is checked and answered as a real one, and
          stored nowhere.
        </p>
      ) : (
        <>
          <p className="mt-3 text-ink-muted">
            The last {maxTestCalls}, for {testCallDays} days: when, where and how it was answered.
            What they held is not stored, only which fields were refused. We find a call in our log
            by its request id.
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable */}
          <div tabIndex={0} className="mt-3 overflow-x-auto">
            <table className="tabular w-full text-left max-sm:text-sm">
              <thead>
                <tr className="border-b border-line text-ink-muted">
                  {['Time in India', 'Call', 'Status', 'Code', 'Request id'].map((column) => (
                    <th key={column} scope="col" className="py-2 pr-4 font-semibold">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {calls.map(
                  ({ id, created_at, call, status, code, fields, request_id, is_replay }) => (
                    <tr key={id} className="border-b border-line">
                      <td className="py-2 pr-4">{formatDateTime(created_at)}</td>
                      <td className="py-2 pr-4 wrap-anywhere">
                        <code>{call}</code>
                      </td>
                      <td className="py-2 pr-4">
                        {status}
                        {is_replay && ', repeated'}
                      </td>
                      <td className="py-2 pr-4 wrap-anywhere">
                        {[code ?? '–', ...fields].join(', ')}
                      </td>
                      <td className="py-2 text-sm wrap-anywhere">{request_id ?? '–'}</td>
                    </tr>
                  ),
                )}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Part>
  );
}

type PartProps = { id: string; title: string; className?: string; children: ReactNode };

function Part({ id, title, className, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-2xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
