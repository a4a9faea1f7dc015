import type { Api } from '@naya/contract/api/port';
import type { HtmlCleaner } from '../../data/clean-html.ts';

export async function readStory(api: Api, clean: HtmlCleaner) {
  const about = await api.about();
  return about && { title: about.title, image: about.image, html: await clean(about.content) };
}
export type AboutStory = NonNullable<Awaited<ReturnType<typeof readStory>>>;

export async function readTeam(api: Api) {
  const team = await api.team();
  return team.map(({ id, name, position, bio, image }) => ({ id, name, position, bio, image }));
}
export type TeamCard = Awaited<ReturnType<typeof readTeam>>[number];
