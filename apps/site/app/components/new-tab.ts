/** Of a link to another site: a tab of its own, which learns nothing of ours. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
