// Maps and players of other sites; apart from urls.ts, since few pages need them.

export function mapUrl(address: string): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(address)}`;
}

export function mapEmbedUrl(address: string): string {
  return `${mapUrl(address)}&output=embed`;
}

export function youtubeEmbedUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;
}

/** The pages of the same videos, for whom the player does not load. */
export const youtubeWatchUrl = (id: string) =>
  `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
export const vimeoWatchUrl = (id: string) => `https://vimeo.com/${encodeURIComponent(id)}`;

export function vimeoEmbedUrl(id: string): string {
  return `https://player.vimeo.com/video/${encodeURIComponent(id)}?autoplay=1&dnt=1`;
}
