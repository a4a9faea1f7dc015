import { contactUrl, franchisesUrl } from '@naya/contract/urls';
import { LinkButton } from '../../components/button.tsx';

export function CallsToAction() {
  return (
    <section aria-labelledby="next-title" className="shell pb-16 lg:pb-24">
      <div className="signboard on-board flex flex-wrap items-center justify-between gap-6 px-6 py-10 text-on-board lg:px-12">
        <div>
          <h2 id="next-title" className="text-3xl font-bold">
            Have a street in mind?
          </h2>
          <p className="mt-2 text-lg text-on-board-muted">
            Look through the listings, or ask us first.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={franchisesUrl()} look="accent" size="large">
            Browse franchises
          </LinkButton>
          <LinkButton to={contactUrl} look="onBoard" size="large">
            Contact us
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
