import { readWordQuestion, saveInvestorWord } from '@naya/core/brands/word';
import type { BrandRoute } from './route.ts';

/** For investors, who have no account: the link of their mail says whose enquiry it is. */
export const brandWordRoutes: BrandRoute[] = [
  {
    method: 'get',
    path: '/words/:token',
    access: 'anyone',
    handle: async (c, { core }) => c.json(await readWordQuestion(core, c.req.param('token') ?? '')),
  },
  {
    method: 'post',
    path: '/words',
    access: 'anyone',
    body: 'json',
    async handle(c, { core }) {
      await saveInvestorWord(core, c.var.body);
      return c.json({ success: true });
    },
  },
];
