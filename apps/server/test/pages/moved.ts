import { blogUrl, categoryUrl, franchiseUrl } from '@naya/contract/urls';
import { beforeAll, describe, expect, it } from 'vitest';
import { actOnFranchises, createColleague, type Colleague } from '../support/office.ts';
import { site } from './site.ts';

/** Where a URL leads, in one step. */
async function leadsTo(url: string) {
  const { status, headers } = await site.api.request(url);
  return {
    status,
    location: headers.get('location'),
    caching: headers.get('cache-control'),
    tags: headers.get('cache-tag')?.split(' ') ?? [],
  };
}

describe('what has moved', () => {
  let owner: Colleague;
  beforeAll(async () => {
    owner = await createColleague(site.api, 'owner');
  });
  const make = async <Row extends { id: number; slug: string }>(path: string, row: object) => {
    const made = await owner.call('POST', path, row);
    expect(made.status).toBe(201);
    return (await made.json()) as Row;
  };

  it('a post is found by its old URL while there is one, by a redirect that caches may keep', async () => {
    const fields = { title: 'A post that moves', content: '<p>x</p>', status: 'published' };
    const post = await make('/blogs', { ...fields, slug: 'post-old' });
    expect(await leadsTo(blogUrl('post-old'))).toMatchObject({ status: 200 });
    await owner.call('PUT', `/blogs/${post.id}`, { ...post, slug: 'post-next' });
    const moved = await leadsTo(blogUrl('post-old'));
    expect(moved).toMatchObject({ status: 301, location: blogUrl('post-next') });
    expect(moved.caching).toMatch(/^public, max-age=0, s-maxage=\d/);
    expect(moved.tags).toContain(`blog:${post.id}`);
    await owner.call('DELETE', `/blogs/${post.id}`);
    expect(await leadsTo(blogUrl('post-old'))).toMatchObject({ status: 404 });
  });

  it('a franchise and a category are found by what they were called', async () => {
    const category = await make('/categories', { name: 'Old trade' });
    const brand = { business_name: 'A brand that moves', description: 'x' };
    const { id } = await make('/franchises', {
      ...brand,
      slug: 'old-brand',
      category_id: category.id,
    });
    await actOnFranchises(owner, 'approve', [id]);
    const approved = await owner.read<object>(`/franchises/${id}`);
    await owner.call('PUT', `/franchises/${id}`, { ...approved, slug: 'next-brand' });
    const byId = franchiseUrl(id);
    expect(await leadsTo(franchiseUrl('old-brand'))).toMatchObject({ status: 301, location: byId });
    for (const url of [franchiseUrl('next-brand'), byId]) {
      expect(await leadsTo(url)).toMatchObject({ status: 200 });
    }
    const renamed = { ...category, name: 'New trade', slug: 'trade' };
    await owner.call('PUT', `/categories/${category.id}`, renamed);
    for (const url of [categoryUrl('Old trade'), categoryUrl(category.slug)]) {
      const moved = { status: 301, location: categoryUrl('New trade') };
      expect(await leadsTo(url)).toMatchObject(moved);
    }
    for (const url of [categoryUrl('New trade'), categoryUrl('trade')]) {
      expect(await leadsTo(url)).toMatchObject({ status: 200 });
    }
    // The catalogue of the other tests stays as it was.
    await owner.call('POST', '/franchises/actions', { ids: [id], action: 'trash' });
    await owner.call('DELETE', `/categories/${category.id}`);
  });
});
