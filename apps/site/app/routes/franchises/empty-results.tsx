import { franchisesUrl, listFranchiseUrl } from '@naya/contract/urls';
import { Form } from 'react-router';
import { Button, LinkButton } from '../../components/button.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import { NoMatchSuggestions } from './no-match-suggestions.tsx';
import { HiddenParams } from './hidden-params.tsx';
import { resultPageUrl, withoutFilters, type Listing, type ResultPage } from './listing.ts';

export function EmptyResults({ page, listing }: { page: ResultPage; listing: Listing }) {
  if (page.isCatalogueEmpty) {
    return (
      <StateMessage title="No franchises available" text="The first brands will be listed soon.">
        <LinkButton to={listFranchiseUrl} look="outline">
          List your own
        </LinkButton>
      </StateMessage>
    );
  }
  if (page.total > 0) {
    return (
      <StateMessage title="This page is empty" text="The list ends before it.">
        <LinkButton to={resultPageUrl(listing, 1)}>Go to the first page</LinkButton>
      </StateMessage>
    );
  }
  return (
    <>
      <StateMessage
        title="No matching franchises found"
        text="Fewer filters, a wider budget or another word may help."
      >
        <Form method="get" action={franchisesUrl()} replace preventScrollReset>
          <HiddenParams listing={withoutFilters(listing)} />
          <Button type="submit">Reset Filters</Button>
        </Form>
      </StateMessage>
      <NoMatchSuggestions page={page} listing={listing} />
    </>
  );
}
