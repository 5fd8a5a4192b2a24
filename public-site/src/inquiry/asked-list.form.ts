import { siteRoutes } from 'contract';
import type { ReadForm } from '../server/visitor-form';

export const askedListForm: ReadForm = {
  path: siteRoutes.askedList,
  fields: { list: { wrong: 'Paste a list of names or numbers' } },
};
