import { Account } from './account.tsx';
import { BrandFrame } from './frame.tsx';
import { EnquiryPage } from './enquiry-page.tsx';
import { FiguresPage } from './figures-page.tsx';
import { BrandHome } from './home.tsx';
import { Inbox } from './inbox.tsx';
import { ListingAnswerPage } from './listing-answer-page.tsx';
import { ListingFormPage } from './listing-form-page.tsx';
import { ListingPage } from './listing-page.tsx';
import { LinkPage } from './link-page.tsx';
import type { BrandAnswer, BrandPage } from './page.ts';
import { PapersPage } from './papers-page.tsx';
import { PicturesPage } from './pictures-page.tsx';
import { People } from './people.tsx';
import { SecondFactorPage } from './second-factor.tsx';
import { Settings } from './settings.tsx';
import { SignIn } from './sign-in.tsx';
import { WordPage } from './word-page.tsx';

type ViewProps = { page: BrandPage; answer: BrandAnswer | undefined };

export function BrandView({ page, answer }: ViewProps) {
  if (page.kind === 'sign-in') return <SignIn answer={answer} />;
  if (page.kind === 'second-factor') return <SecondFactorPage answer={answer} />;
  if (page.kind === 'link') return <LinkPage token={page.token} answer={answer} />;
  if (page.kind === 'word') return <WordPage {...page} answer={answer} />;
  if (page.kind === 'listing-answer') return <ListingAnswerPage {...page} answer={answer} />;
  return (
    <BrandFrame page={page}>
      {page.kind === 'home' && <BrandHome session={page.session} answer={answer} />}
      {page.kind === 'account' && <Account {...page} answer={answer} />}
      {page.kind === 'people' && <People {...page} answer={answer} />}
      {page.kind === 'inbox' && <Inbox {...page} />}
      {page.kind === 'enquiry' && <EnquiryPage {...page} answer={answer} />}
      {page.kind === 'listing' && <ListingPage {...page} answer={answer} />}
      {(page.kind === 'texts' || page.kind === 'claims') && (
        <ListingFormPage key={page.listing.version} {...page} form={page.kind} answer={answer} />
      )}
      {page.kind === 'pictures' && (
        <PicturesPage key={page.listing.version} {...page} answer={answer} />
      )}
      {page.kind === 'figures' && <FiguresPage {...page} />}
      {page.kind === 'papers' && <PapersPage {...page} answer={answer} />}
      {page.kind === 'settings' && <Settings {...page} answer={answer} />}
    </BrandFrame>
  );
}
