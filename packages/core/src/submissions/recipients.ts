import type { BrandMember, EnquiredBrand } from '@naya/db/brands/deliver';
import type { SubmissionRow } from '@naya/db/tables/submissions';

/** They have signed in before, so that their e-mail is theirs, and nobody has blocked them. */
const isReachable = ({ isConfirmed, isBlocked }: BrandMember) => isConfirmed && !isBlocked;

const emailsOf = (members: BrandMember[]) => members.map(({ email }) => email);

/** For an investor's words, and for what is due of them: those who want such mails. */
const selectForEnquiries = (members: BrandMember[]): BrandMember[] =>
  members.filter((member) => isReachable(member) && member.getsMail);

/** For what concerns the listing itself, whatever they want of enquiries. */
export const emailsForListing = (members: BrandMember[]): string[] =>
  emailsOf(members.filter(isReachable));

/** For what concerns the people of a brand. */
export const emailsOfOwners = (members: BrandMember[]): string[] =>
  emailsOf(members.filter((member) => isReachable(member) && member.role === 'owner'));

export const emailsForEnquiries = (members: BrandMember[]): string[] =>
  emailsOf(selectForEnquiries(members));

export type Recipients = {
  /** Whether its sender gets an acknowledgement. Our own inbox gets a notice of each. */
  isAcknowledged: boolean;
  /** Who of the brand is mailed, if it goes into the brand's inbox; null if it does not. */
  members: BrandMember[] | null;
};

/**
 * Who receives what came in by a form. A suspicious one waits for an operator: its e-mail may be somebody else's. Of an enquiry that
 * is suspicious, its sender is asked by mail whether it is theirs, and it goes on once they say so. An enquiry goes to its brand once
 * somebody there can open it, and while the brand takes any; whether its sender has confirmed it makes no difference.
 */
export function decideRecipients(
  { kind, stage }: Pick<SubmissionRow, 'kind' | 'stage'>,
  brand: EnquiredBrand | null,
): Recipients {
  const isSuspicious = stage === 'spam';
  const isPassedOn = !isSuspicious && kind === 'enquiry' && brand && !brand.isPaused;
  const members = isPassedOn ? brand.members : [];
  return {
    isAcknowledged: !isSuspicious || (kind === 'enquiry' && brand !== null),
    members: members.some(isReachable) ? selectForEnquiries(members) : null,
  };
}

type Forwarded = { members: BrandMember[]; isPublic: boolean; emailOnFile: string | null };

/**
 * Who receives an enquiry that an operator forwards. Nobody has confirmed the e-mail on file: it learns that one waits, and reads
 * it after signing in, which is possible while the listing is public. Null when there is nobody.
 */
export function decideForwarding({
  members,
  isPublic,
  emailOnFile,
}: Forwarded): { members: string[] } | { invited: string } | null {
  const emails = emailsForEnquiries(members);
  if (emails.length > 0) return { members: emails };
  return isPublic && emailOnFile ? { invited: emailOnFile } : null;
}
