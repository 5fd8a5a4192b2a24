import { z } from 'zod';
import { Bytes, endpoint } from '../endpoint';
import { text } from '../text';

/** The signed token of a mail, from its link. */
const query = z.strictObject({ token: text(200) });

const page = {
  path: 'email/unsubscribe',
  access: 'public',
  needs: 'account',
  query,
  answer: Bytes,
  produces: ['text/html'],
} as const;

export const unsubscribeEndpoints = {
  page: endpoint({
    ...page,
    name: 'email.unsubscribePage',
    method: 'GET',
    summary: 'A page with a button that unsubscribes the recipient of a mail; it changes nothing',
  }),
  unsubscribe: endpoint({
    ...page,
    name: 'email.unsubscribe',
    method: 'POST',
    summary:
      'Unsubscribes the recipient of a mail, in one click (RFC 8058): the body is not read, and a repetition answers the same',
  }),
} as const;
