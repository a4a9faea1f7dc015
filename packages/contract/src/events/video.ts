import type { Event } from './entity.ts';
import { parseUrl } from '../parse-url.ts';

export type PlayableVideo =
  | { kind: 'youtube'; id: string }
  | { kind: 'vimeo'; id: string }
  | { kind: 'custom'; url: string }
  | { kind: 'image'; url: string };

const youtubeIdPattern = /^[A-Za-z0-9_-]{11}$/;
const youtubeHosts = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com)$/;

function parseLoosely(text: string): URL | null {
  const address = text.replace(/^(?:https?:)?\/\//i, '');
  return parseUrl(`https://${address}`);
}

function youtubeIdCandidate(url: URL): string | null | undefined {
  const [, first, second] = url.pathname.split('/');
  if (/^(?:www\.)?youtu\.be$/.test(url.hostname)) return first;
  if (!youtubeHosts.test(url.hostname)) return null;
  if (first === 'watch') return url.searchParams.get('v');
  return first === 'embed' || first === 'shorts' ? second : null;
}

/** From the bare id, or a watch, embed, shorts or short-link URL. */
export function youtubeId(value: string | null | undefined): string | null {
  const text = value?.trim() ?? '';
  if (youtubeIdPattern.test(text)) return text;
  const url = parseLoosely(text);
  const candidate = url && youtubeIdCandidate(url);
  return candidate && youtubeIdPattern.test(candidate) ? candidate : null;
}

function vimeoId(value: string | null): string | null {
  const text = value?.trim() ?? '';
  return /vimeo\.com\/(?:video\/)?(\d+)/.exec(text)?.[1] ?? (text || null);
}

function webAddress(value: string | null): string | null {
  const text = value?.trim() ?? '';
  return /^(?:https?:\/\/[^/]|\/(?![/\\]))/i.test(text) ? text : null;
}

/** Null when there is nothing valid to open. */
export function playableVideo(
  event: Pick<Event, 'video_type' | 'video_id' | 'video_url' | 'image_url' | 'thumbnail'>,
): PlayableVideo | null {
  if (event.video_type === 'youtube') {
    const id = youtubeId(event.video_id) ?? youtubeId(event.video_url);
    return id === null ? null : { kind: 'youtube', id };
  }
  if (event.video_type === 'vimeo') {
    const id = vimeoId(event.video_id);
    return id === null ? null : { kind: 'vimeo', id };
  }
  if (event.video_type === 'custom') {
    const url = webAddress(event.video_url);
    return url === null ? null : { kind: 'custom', url };
  }
  if (event.video_type === 'image') {
    const url = webAddress(event.image_url) ?? webAddress(event.thumbnail);
    return url === null ? null : { kind: 'image', url };
  }
  return null;
}
