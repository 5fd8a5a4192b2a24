import { utcDateText, utcDay } from 'contract';
import {
  annexTitle,
  hazardFieldNames,
  hazardValues,
  sourcesOf,
  withSources,
} from 'contract/regulation';
import type { FieldValues } from '../../repository/field-values';
import type { Law } from '../law-of';
import { isSameValue } from '../../repository/same-value';
import { isSameList } from './is-same-list';
import { harmonisedPairOf } from './safety-record-of';

interface LawFinding {
  readonly code: 'law-differs' | 'law-later';
  readonly field: string;
  readonly message: string;
  readonly fix: { readonly label: string; readonly values: Record<string, unknown> } | null;
}

/** Hazards that were taken from Annex VI and are not those in force, and what its entry becomes later. */
export function lawFindings(record: FieldValues, law: Law): LawFinding[] {
  const { inForce, isTaken, fieldSources } = harmonisedPairOf(record, law);
  const isWithoutEntry = fieldSources.every(
    ({ source, reference }) => source !== annexTitle || reference === null,
  );
  if (!isTaken || law.versions.length === 0) return [];
  // It had no entry, and has none: what is stored is the supplier's own.
  if (!inForce && isWithoutEntry) return later(record);
  const values = inForce ? hazardValues(inForce) : noHazards;
  const isSame = isSameList(record['classifications'], values['classifications']);
  const differing = hazardFieldNames.filter((name) =>
    isSame
      ? !isSameList(record[name], values[name])
      : lists.has(name) && isOutOfDate(record, name, law),
  );
  return [...(differing.length === 0 ? [] : [differs(record, law, differing)]), ...later(record)];
}

const lists: ReadonlySet<string> = new Set(['classifications', 'hazardStatements']);

/** A supplier may classify beyond the entry (Article 4(3)): it lacks something of it, or has what was in an older version. */
function isOutOfDate(record: FieldValues, name: string, law: Law): boolean {
  const { inForce } = harmonisedPairOf(record, law);
  const own = listOf(record[name]);
  const wanted = inForce ? listOf(hazardValues(inForce)[name]) : [];
  const isIn = (item: unknown, list: readonly unknown[]) =>
    list.some((one) => isSameValue(one, item));
  const former = law.versions
    .filter(({ indexNumber, appliesFrom }) => {
      return indexNumber === (inForce?.indexNumber ?? indexNumber) && appliesFrom <= law.day;
    })
    .flatMap((version) => listOf(hazardValues(version)[name]));
  return (
    wanted.some((item) => !isIn(item, own)) ||
    own.some((item) => isIn(item, former) && !isIn(item, wanted))
  );
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

const noHazards: Readonly<Record<string, unknown>> = {
  classifications: [],
  ghsPictograms: [],
  signalWord: null,
  hazardStatements: [],
  classificationLimits: [],
  classificationNotes: [],
};

function differs(record: FieldValues, law: Law, differing: readonly string[]): LawFinding {
  const { inForce, fieldSources } = harmonisedPairOf(record, law);
  const { edition } = law;
  const values = inForce ? hazardValues(inForce) : noHazards;
  const since = inForce ? `since ${utcDateText(inForce.appliesFrom)}` : 'today';
  const where = inForce?.indexNumber ?? 'no entry any more';
  const taken = edition
    ? sourcesOf({
        edition,
        reference: inForce?.indexNumber ?? null,
        fields: inForce ? hazardFieldNames : ['classifications'],
        day: utcDay(),
      })
    : [];
  const kept = fieldSources.filter(({ source }) => source !== annexTitle);
  return {
    code: 'law-differs',
    field: differing[0] ?? 'classifications',
    message: `Annex VI has other hazards than these ${since}: ${where}${inForce ? `, ${inForce.statements.join(', ')}` : ''}.`,
    fix: {
      label: 'Use what is in force',
      values: { ...values, fieldSources: withSources(kept, taken) },
    },
  };
}

function later(record: FieldValues): LawFinding[] {
  const { upcomingClassification: upcoming } = record;
  if (typeof upcoming !== 'object' || upcoming === null) return [];
  const { appliesFrom, added, removed } = Object(upcoming);
  const text = [
    ...(added.length === 0 ? [] : [added.join('; ')]),
    ...(removed.length === 0 ? [] : [`in place of ${removed.join('; ')}`]),
  ];
  return [
    {
      code: 'law-later',
      field: 'classifications',
      message: `From ${utcDateText(appliesFrom)}: ${text.join(' ')} (Annex VI, ${String(Object(upcoming).indexNumber)}).`,
      fix: null,
    },
  ];
}
