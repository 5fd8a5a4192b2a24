import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';

/** What a returned message meant: a bounce of a mail, a complaint about one, or neither. */
export const BounceOutcome = z.enum(['bounced', 'delayed', 'complained', 'ignored']);
export type BounceOutcome = z.infer<typeof BounceOutcome>;

export const bounceEndpoints = {
  report: endpoint({
    name: 'email.bounce',
    method: 'POST',
    path: 'email/bounce',
    access: 'admin',
    needs: { email: 'edit' },
    encoding: 'message',
    answer: single(z.object({ outcome: BounceOutcome })),
    summary:
      'Takes a message that came back to the bounce address, as a mail server received it: a report of RFC 3464 or 5965',
  }),
} as const;
