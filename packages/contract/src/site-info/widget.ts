import { z } from 'zod';

/** What the widget on a page asks first: what our site is called, and whether that page may send forms. */
export const widgetSchema = z.object({ site_name: z.string(), may_post: z.boolean() });
export type Widget = z.infer<typeof widgetSchema>;
