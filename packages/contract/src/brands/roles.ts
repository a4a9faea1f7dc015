/** An owner invites and removes people of the brand; both answer enquiries and keep the listing. */
export const brandRoles = ['owner', 'member'] as const;
export type BrandRole = (typeof brandRoles)[number];
