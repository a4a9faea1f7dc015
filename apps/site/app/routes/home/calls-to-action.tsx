import { joinInvestorUrl, listFranchiseUrl } from '@naya/contract/urls';
import { LinkButton } from '../../components/button.tsx';

export function CallsToAction() {
  return (
    <section aria-label="Get started" className="shell grid gap-6 pb-16 md:grid-cols-2 lg:pb-24">
      <div className="cta cta-board on-board">
        <h2 className="text-3xl font-bold">Own a brand?</h2>
        <p className="mt-2 max-w-md text-lg text-on-board-muted">
          Put your franchise in front of investors who are looking in your cities and your budget.
        </p>
        <LinkButton to={listFranchiseUrl} look="accent" size="large" className="mt-6">
          List a franchise
        </LinkButton>
      </div>
      <div className="cta cta-marigold">
        <h2 className="text-3xl font-bold">Ready to invest?</h2>
        <p className="mt-2 max-w-md text-lg">
          Tell us your city, your budget and your trade. Brands that fit will get in touch with you.
        </p>
        <LinkButton
          to={joinInvestorUrl}
          size="large"
          className="mt-6 bg-on-marigold! text-on-board!"
        >
          Join as investor
        </LinkButton>
      </div>
    </section>
  );
}
