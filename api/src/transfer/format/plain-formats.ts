import { chemicalTypes, menuItems, metas, taxes, units } from 'contract';
import { referenceForm } from './cell-form';
import { namedBy } from './names';
import { columnsOf, idColumn, type TransferFormat } from './transfer-format';

const unit = columnsOf(units);
export const unitFormat: TransferFormat = {
  resource: units,
  columns: [
    unit('name', 'Name', { synonyms: ['Unit'] }),
    unit('symbol', 'Symbol'),
    unit('dimension', 'Dimension'),
    unit('factor', 'Factor'),
    idColumn,
  ],
  identity: [{ field: 'symbol' }],
  names: [],
};

const chemicalType = columnsOf(chemicalTypes);
export const chemicalTypeFormat: TransferFormat = {
  resource: chemicalTypes,
  columns: [
    chemicalType('name', 'Name', { synonyms: ['Type', 'Chemical type'] }),
    chemicalType('description', 'Description'),
    idColumn,
  ],
  identity: [{ field: 'name' }],
  names: [],
};

const tax = columnsOf(taxes);
export const taxFormat: TransferFormat = {
  resource: taxes,
  columns: [
    tax('name', 'Name', { synonyms: ['Tax'] }),
    tax('ratePercent', 'Rate (%)', { synonyms: ['Rate', 'Percent'] }),
    tax('country', 'Country'),
    tax('description', 'Description'),
    idColumn,
  ],
  identity: [{ field: 'name' }],
  names: [],
};

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

const menuItem = columnsOf(menuItems);
export const menuItemFormat: TransferFormat = {
  resource: menuItems,
  columns: [
    menuItem('title', 'Title'),
    menuItem('path', 'Path'),
    menuItem('parentId', 'Below', { form: referenceForm('menuItem') }),
    menuItem('order', 'Order'),
    menuItem('visible', 'Visible'),
    idColumn,
  ],
  identity: [{ field: 'path' }],
  names: [namedBy('menuItem')],
};
