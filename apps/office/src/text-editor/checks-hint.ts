import { checksMark } from '@naya/contract/franchises/check-counts';

/** Below texts that may say what was checked. */
export const checksHint = `${checksMark} stands for a sentence that counts how many brands you have rung, visited and seen documents of.`;
