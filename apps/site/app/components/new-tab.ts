/** Attributes of a link to another site: a new tab without opener or referrer. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
