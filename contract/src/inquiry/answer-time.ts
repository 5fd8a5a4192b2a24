import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';

/** The hours within which half of all inquiries are answered, as the site may say it. */
export const AnswerTime = z.object({ hours: z.int().positive().nullable() });
export type AnswerTime = z.infer<typeof AnswerTime>;

export const answerTimeEndpoints = {
  get: endpoint({
    name: 'answerTime.get',
    method: 'GET',
    path: 'answerTime/get',
    access: 'public',
    needs: 'account',
    answer: single(AnswerTime),
    summary:
      'The hours within which half of the inquiries of a year were answered; null for too few of them, or more than three days',
  }),
} as const;
