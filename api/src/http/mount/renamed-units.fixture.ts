import {
  defineResource,
  type DeprecatedFields,
  endpoint,
  groupPaths,
  required,
  single,
  text,
} from 'contract';
import { units } from 'contract/catalog';
import { z } from 'zod';
import { unitTable } from '../../catalog/unit.table';
import type { ResourceTable } from '../../repository/resource-table';

const deprecated: DeprecatedFields = {
  symbol: { since: '4.2.0', instead: 'abbreviation', until: '2027-06-30', isFormerName: true },
};

/** The units after their symbol has become their abbreviation, for the edition in which both names work. */
const { symbol: _symbol, ...fields } = units.fields;
export const renamedUnits = defineResource({
  ...units,
  // Statements are remembered by a resource's name, so this one needs a name of its own.
  name: 'renamedUnit',
  label: units.label,
  paths: groupPaths('unit'),
  fields: { ...fields, abbreviation: required(text(16)) },
  search: ['name'],
  sorts: ['name', 'abbreviation'],
  defaultSort: 'name',
  title: 'name',
  deprecated,
});
export const renamedTable: ResourceTable = {
  ...unitTable,
  resource: renamedUnits,
  columns: { abbreviation: 'symbol' },
};

export const oldCall = endpoint({
  name: 'unit.countOld',
  method: 'GET',
  path: 'unit/countOld',
  access: 'admin',
  needs: { chemicals: 'view' },
  answer: single(z.int()),
  summary: 'The number of units',
  deprecated: { since: '4.2.0', instead: 'unit.list', until: '2027-03-31' },
});
