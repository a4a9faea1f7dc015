/** Owners do everything, editors content and franchises, agents leads. */
export const officeRoles = ['owner', 'editor', 'agent'] as const;
/** Who works leads. */
export const leadRoles = ['owner', 'agent'] as const satisfies OfficeRole[];
export type OfficeRole = (typeof officeRoles)[number];
