import { provider } from '@naya/contract/site-info/provider';
import { cardBrandOf, cardVersion } from '@naya/contract/cards';
import { cardUrls, homeUrl } from '@naya/contract/urls';
import icon192 from '../assets/icons/icon-192.png?url';
import icon512 from '../assets/icons/icon-512.png?url';
import maskable512 from '../assets/icons/maskable-512.png?url';
import { section } from '../data/load.ts';
import { apiFrom } from '../data/site-context.ts';
import type { Route } from './+types/manifest';

const paper = '#fffbf4';

function icon(src: string, size: number, purpose: 'any' | 'maskable') {
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

/** How the site looks once it is installed. */
export async function loader({ context }: Route.LoaderArgs) {
  const settings = await section(apiFrom(context).settings());
  const name = (settings.ok && settings.data.site_name) || provider.siteName;
  const brand = settings.ok ? cardBrandOf(settings.data) : null;
  const drawn = (size: number) => cardUrls.icon(size, cardVersion({ kind: 'icon', size }, brand));
  const manifest = {
    id: homeUrl,
    name,
    short_name: name,
    description: (settings.ok && settings.data.brand?.headline) || provider.tagline,
    lang: 'en-IN',
    start_url: homeUrl,
    scope: homeUrl,
    display: 'standalone',
    // The pages' own theme-color follows the system's setting.
    theme_color: paper,
    background_color: paper,
    icons: brand
      ? [icon(drawn(192), 192, 'any'), icon(drawn(512), 512, 'any')]
      : [icon(icon192, 192, 'any'), icon(icon512, 512, 'any'), icon(maskable512, 512, 'maskable')],
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
