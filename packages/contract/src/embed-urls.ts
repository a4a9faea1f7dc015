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

export function vimeoEmbedUrl(id: string): string {
  return `https://player.vimeo.com/video/${encodeURIComponent(id)}?autoplay=1&dnt=1`;
}
