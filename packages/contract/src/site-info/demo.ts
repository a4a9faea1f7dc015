import { z } from 'zod';

/** The office's words for the parts of the demo. */
export const demoParts = {
  franchises: 'franchises',
  blogs: 'blog posts',
  events: 'events',
  team: 'team members',
  leads: 'leads',
} as const;
export type DemoPart = keyof typeof demoParts;

/** How long a removed demo can be brought back. */
export const demoUndoHours = 24;

export const removeDemoSchema = z.object({
  /** Whether records that somebody has changed since go too. */
  changed: z.enum(['keep', 'remove'], 'Please choose what happens to changed records'),
});

export type DemoState = {
  /** How many of each are still there. */
  present: Record<DemoPart, number>;
  /** How many of those somebody has changed since. */
  changed: number;
  /** Until when a removal can be taken back; null when there is nothing to bring back. */
  undoUntil: string | null;
};
