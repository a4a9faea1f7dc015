import { formatDateTime } from '@naya/contract/format/date';
import type { PersonalAccount } from '@naya/contract/privacy/entity';
import { FactList } from './fact-list.tsx';

/** The account by which this person acts for brands. */
export function AccountOf({ account }: { account: PersonalAccount }) {
  const { name, brands, messages, papers, changes } = account;
  return (
    <li className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-xl font-bold">Your account for brands</h2>
      <FactList
        facts={{
          ...(name && { Name: name }),
          ...(brands.length > 0 && {
            'You act for': brands.map((each) => each.business_name).join(', '),
          }),
          ...(messages.length > 0 && {
            'You wrote': messages.map((each) => each.text).join('\n\n'),
          }),
          ...(papers.length > 0 && {
            'Papers you sent': papers.map((each) => `${each.detail}: ${each.name}`).join('\n'),
          }),
          ...(changes.length > 0 && {
            'You changed': changes
              .map((each) => `${each.business_name}, ${formatDateTime(each.created_at)}`)
              .join('\n'),
          }),
        }}
      />
    </li>
  );
}
