/** The one script of the partner widget; its URL never changes. */
export const embedScriptUrl = '/embed.js';
/** Its types, for pages written in TypeScript. */
export const embedTypesUrl = '/embed.d.ts';
/** What other developers install: packed, as npm takes it. */
export const packageUrl = (name: 'contract' | 'store') => `/packages/naya-${name}.tgz`;
