import { z } from 'zod';

/** The widget on a page asks first for our site's name, and whether that page may send forms. */
export const widgetSchema = z.object({ site_name: z.string(), may_post: z.boolean() });
export type Widget = z.infer<typeof widgetSchema>;
