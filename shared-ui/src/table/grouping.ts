import { inSentence, words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import type { RecordGroup } from 'contract/record';
import { capitalized } from 'contract';
import type { AnyResource } from '../resource/resource-types';
import { numberText } from '../text/format';
import type { Column, Columns } from './column';

/** A group of a list with its rows: those from `start` until before `end`. */
export interface ListGroup {
  /** Its value; empty for records without one. */
  key: string;
  title: string;
  count: number;
  /** "12 lines". */
  sums: readonly string[];
  isOpen: boolean;
  isLoading: boolean;
  start: number;
  end: number;
}

/** A list's groups. */
export interface Grouping {
  /** The label of what it is grouped by. */
  label: string;
  groups: readonly ListGroup[];
  /** The records of groups that are not listed. */
  others: number;
  toggle: (key: string) => void;
  /** The address of the list of one group alone. */
  hrefOf: (key: string) => { search: string };
}

/** The columns that a list can be grouped by. */
export function groupColumns<R extends AnyResource>({ groups = [] }: R, columns: Columns<R>) {
  return columns.filter((column) => groups.includes(groupedBy(column) ?? ''));
}

/** What a column groups by; undefined for one that does not. */
export function groupedBy<R extends AnyResource>({ id, group }: Column<R>): string | undefined {
  return group && (group.by ?? id);
}

const flags: Readonly<Record<string, string>> = {
  get true() {
    return t`Yes`;
  },
  get false() {
    return t`No`;
  },
};

/** The title of a group. */
export function groupTitle<R extends AnyResource>(
  { label, group, edit }: Column<R>,
  { value, label: name }: Pick<RecordGroup, 'value' | 'label'>,
) {
  if (value === null) return group?.none ?? t`No ${{ label: inSentence(label) }}`;
  return (
    name ?? group?.nameOf?.(value) ?? edit?.labels?.[value] ?? flags[value] ?? capitalized(value)
  );
}

/** The sums of a group, with their labels. */
export function sumTexts({ sums = {} }: AnyResource, group: Pick<RecordGroup, 'sums'>) {
  return Object.entries(sums).flatMap(([name, label]) => {
    const sum = group.sums[name];
    return sum === undefined ? [] : [`${numberText(sum)} ${words(label)}`];
  });
}
