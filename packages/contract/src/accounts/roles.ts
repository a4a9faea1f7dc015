/** Owners do everything, editors content and franchises, agents leads. */
export const officeRoles = ['owner', 'editor', 'agent'] as const;
/** People of these roles open leads, and leads are given to them. */
export const leadRoles = ['owner', 'agent'] as const satisfies OfficeRole[];
export type OfficeRole = (typeof officeRoles)[number];
