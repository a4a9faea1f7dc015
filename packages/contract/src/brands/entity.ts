import type { FranchiseStatus } from '../franchises/entity.ts';
import type { BrandRole } from './roles.ts';

/** A brand that the signed-in person acts for. */
export type OwnBrand = {
  id: number;
  business_name: string;
  status: FranchiseStatus;
  role: BrandRole;
};
/** A listing whose e-mail on file is the signed-in person's, and which they have not claimed. */
export type ClaimableBrand = Pick<OwnBrand, 'id' | 'business_name'>;

export type BrandSession = {
  person: { id: string; name: string; email: string };
  brands: OwnBrand[];
  claimable: ClaimableBrand[];
};

export type PersonSession = {
  id: string;
  browser: string | null;
  used_at: string;
  current: boolean;
};

/** `joined` once the person has signed in. */
export type BrandPerson = {
  id: string;
  name: string;
  email: string;
  role: BrandRole;
  gets_mail: boolean;
  joined: boolean;
  blocked: boolean;
};
