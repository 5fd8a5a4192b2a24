import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';

/** What a new installation needs, in the order in which one thing helps the next. */
export const StartItem = z.enum([
  'company',
  'logo',
  'contact',
  'mail-server',
  'chemical',
  'category',
  'menu',
  'legal',
  'colleague',
  'live',
  'second-factor',
  'second-person',
  'answer',
]);
export type StartItem = z.infer<typeof StartItem>;

/** The start list of a new installation: the items that the viewer's role allows; none once it is closed. */
export const StartList = z.object({
  items: z.array(z.object({ item: StartItem, isDone: z.boolean(), isSkipped: z.boolean() })),
});
export type StartList = z.infer<typeof StartList>;

export const startListEndpoints = {
  get: endpoint({
    name: 'startList.get',
    method: 'GET',
    path: 'startList/get',
    access: 'admin',
    needs: 'account',
    answer: single(StartList),
    summary: 'What a new installation still needs, as far as the viewer may see to it',
  }),
  skip: endpoint({
    name: 'startList.skip',
    method: 'POST',
    path: 'startList/skip',
    access: 'admin',
    needs: { settings: 'edit' },
    body: z.strictObject({ item: StartItem, isSkipped: z.boolean() }),
    answer: single(StartList),
    summary: 'Leaves an item of the start list undone, or takes it up again',
  }),
  close: endpoint({
    name: 'startList.close',
    method: 'POST',
    path: 'startList/close',
    access: 'admin',
    needs: { settings: 'edit' },
    answer: single(StartList),
    summary: 'Closes the start list for everybody, for good',
  }),
} as const;
