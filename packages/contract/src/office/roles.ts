/** Owners do everything, editors content and franchises, agents leads. */
export const officeRoles = ['owner', 'editor', 'agent'] as const;
export type OfficeRole = (typeof officeRoles)[number];
