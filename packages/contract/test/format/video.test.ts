import { describe, expect, test } from 'vitest';
import { playableVideo, youtubeId } from '../../src/events/video.ts';
import { vimeoEmbedUrl, youtubeEmbedUrl } from '../../src/embed-urls.ts';

const id = 'aB3_-xYz019';

describe('youtubeId', () => {
  test.each([
    id,
    ` ${id} `,
    `https://www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/watch?list=PL1&v=${id}&t=10s`,
    `http://m.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/embed/${id}?rel=0`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://youtube.com/shorts/${id}`,
    `https://youtu.be/${id}?si=abc`,
    `//youtu.be/${id}`,
    `youtu.be/${id}`,
  ])('finds it in %j', (value) => {
    expect(youtubeId(value)).toBe(id);
  });

  test.each([
    null,
    undefined,
    '',
    'short',
    `${id}x`,
    'aB3_-xYz01!',
    `https://www.youtube.com/watch?v=${id}x`,
    `https://www.youtube.com/playlist?list=${id}`,
    `https://example.in/watch?v=${id}`,
    `https://youtube.com.example.in/embed/${id}`,
    'https://[',
  ])('finds none in %j', (value) => {
    expect(youtubeId(value)).toBeNull();
  });
});

describe('playableVideo', () => {
  const nothing = {
    video_type: null,
    video_id: null,
    video_url: null,
    image_url: null,
    thumbnail: null,
  };

  test.each([
    [
      { video_type: 'youtube', video_id: id },
      { kind: 'youtube', id },
    ],
    [
      { video_type: 'youtube', video_url: `https://youtu.be/${id}` },
      { kind: 'youtube', id },
    ],
    [
      { video_type: 'youtube', video_url: `https://www.youtube.com/watch?v=${id}` },
      { kind: 'youtube', id },
    ],
    [
      { video_type: 'youtube', video_url: `https://www.youtube.com/embed/${id}` },
      { kind: 'youtube', id },
    ],
    [
      { video_type: 'youtube', video_url: `https://www.youtube.com/shorts/${id}` },
      { kind: 'youtube', id },
    ],
    [{ video_type: 'youtube', video_id: 'no' }, null],
    [{ video_type: 'youtube' }, null],
    [
      { video_type: 'vimeo', video_id: ' 76979871 ' },
      { kind: 'vimeo', id: '76979871' },
    ],
    [
      { video_type: 'vimeo', video_id: 'https://vimeo.com/76979871' },
      { kind: 'vimeo', id: '76979871' },
    ],
    [{ video_type: 'vimeo', video_id: ' ' }, null],
    [
      { video_type: 'custom', video_url: '/media/a.mp4' },
      { kind: 'custom', url: '/media/a.mp4' },
    ],
    [
      { video_type: 'custom', video_url: 'https://example.in/a.mp4' },
      { kind: 'custom', url: 'https://example.in/a.mp4' },
    ],
    [{ video_type: 'custom', video_url: 'javascript:alert(1)' }, null],
    [{ video_type: 'custom', video_url: '//example.in/a.mp4' }, null],
    [{ video_type: 'custom' }, null],
    [
      { video_type: 'image', image_url: '/a.webp', thumbnail: '/b.webp' },
      { kind: 'image', url: '/a.webp' },
    ],
    [
      { video_type: 'image', thumbnail: '/b.webp' },
      { kind: 'image', url: '/b.webp' },
    ],
    [{ video_type: 'image', image_url: 'data:text/html,x' }, null],
    [{ video_type: 'image' }, null],
    [{ video_type: null, video_id: id }, null],
  ] as const)('%j gives %j', (event, expected) => {
    expect(playableVideo({ ...nothing, ...event })).toEqual(expected);
  });

  test('players come from the privacy-friendly hosts', () => {
    expect(youtubeEmbedUrl(id)).toMatch(`https://www.youtube-nocookie.com/embed/${id}?`);
    expect(vimeoEmbedUrl('1/2')).toMatch(/^https:\/\/player\.vimeo\.com\/video\/1%2F2\?.*dnt=1/);
  });
});
