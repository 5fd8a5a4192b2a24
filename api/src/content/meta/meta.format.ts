import { metas } from 'contract/content';
import { columnsOf, idColumn, type TransferFormat } from '../../transfer/format/transfer-format';

const meta = columnsOf(metas);
export const metaFormat: TransferFormat = {
  resource: metas,
  columns: [
    meta('pageSlug', 'Page', { synonyms: ['Slug'] }),
    meta('metaTitle', 'Title'),
    meta('metaDescription', 'Description'),
    meta('metaKeyword', 'Keywords'),
    idColumn,
  ],
  identity: [{ field: 'pageSlug' }],
  names: [],
};
