import { menuItems } from 'contract/content';
import { referenceForm } from '../../transfer/format/cell-form';
import { namedBy } from '../../transfer/format/names';
import { columnsOf, idColumn, type TransferFormat } from '../../transfer/format/transfer-format';

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
