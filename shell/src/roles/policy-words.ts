import { permissionText } from 'shared-ui/client';
import { currentLanguage, words } from 'shared-ui/i18n';
import { t } from '@lingui/core/macro';
import { type AnyResource, capitalized, fieldWords, resourceNeeds } from 'contract';
import {
  type Area,
  areas,
  areaWords,
  type CallPolicy,
  type Level,
  type Permissions,
  type Policy,
  type PolicyArea,
  type ResourcePolicy,
} from 'contract/staff';

/** What a role sees, does not see and may change in one area, each a line. */
export interface AreaWords {
  readonly area: PolicyArea;
  readonly title: string;
  /** Undefined for what every account has of its own. */
  readonly level: Level | undefined;
  readonly sees: readonly string[];
  readonly hides: readonly string[];
  readonly changes: readonly string[];
  readonly calls: readonly CallPolicy[];
}

/** A role's policy in words, by area, in the order of the levels above it. */
export function policyWords(policy: Policy, levels: Permissions): AreaWords[] {
  const all: readonly PolicyArea[] = [...areas, 'account'];
  return all.map((area) => {
    const resources = policy.resources.filter((one) => one.area === area);
    return {
      area,
      title: titleOf(area),
      level: area === 'account' ? undefined : levels[area],
      sees: resources.flatMap(seenLines),
      hides: resources.flatMap(hiddenLines),
      changes: changeLines(resources),
      calls: policy.calls.filter((call) => call.area === area && isOwnCall(call, policy)),
    };
  });
}

/** `the website` becomes `Website`. */
function titleOf(area: PolicyArea): string {
  if (area === 'account') return t`Every account`;
  return areaTitle(area);
}

/** `the website` becomes `Website`. */
export function areaTitle(area: Area): string {
  return capitalized(words(areaWords[area]).replace(/^the /, ''));
}

function many({ resource }: ResourcePolicy): string {
  return capitalized(words(resource.label.many));
}

function seenLines(one: ResourcePolicy): string[] {
  if (one.sees === 'nothing') return [];
  return [
    one.sees === 'public' ? t`${{ many: many(one) }}, as visitors of the site see them` : many(one),
  ];
}

/** Whole resources with what they need, then fields and rows of those that are seen. */
function hiddenLines(one: ResourcePolicy): string[] {
  const { resource, sees } = one;
  if (sees === 'nothing')
    return [t`${{ many: many(one) }}: needs to ${{ permission: viewWords(resource) }}`];
  const rows = one.hiddenRows.flatMap((kind) => {
    const found = resource.rowNeeds?.[kind];
    return found
      ? [
          t`${{ many: many(one) }} ${{ kind: words(found.words) }}: needs to ${{ permission: permissionText(found.needs) }}`,
        ]
      : [];
  });
  return [...fieldLines(one), ...rows];
}

/** The hidden fields that another role sees: a secret is shown to nobody. */
function fieldLines({ resource, hiddenFields, sees }: ResourcePolicy): string[] {
  const names = hiddenFields.filter((name) => resource.fields[name]?.presence !== 'secret');
  if (names.length === 0) return [];
  const records = words(resource.label.many);
  const fields = listOf(names.map(fieldText));
  if (sees === 'public')
    return [t`${fields} of ${records}: needs to ${{ permission: viewWords(resource) }}`];
  const needed = [...new Set(names.flatMap((name) => resource.fields[name]?.area ?? []))];
  return [
    t`${fields} of ${records}: needs to view ${{ areas: listOf(needed.map((area) => words(areaWords[area]))) }}`,
  ];
}

function viewWords(resource: AnyResource): string {
  const needs = resourceNeeds(resource, 'view');
  return needs === 'account' ? t`have an account` : permissionText(needs);
}

function changeLines(resources: readonly ResourcePolicy[]): string[] {
  const line = (label: string, isMeant: (one: ResourcePolicy) => boolean) => {
    const names = resources.filter(isMeant).map(({ resource }) => words(resource.label.many));
    return names.length === 0 ? [] : [`${label}: ${listOf(names)}`];
  };
  const readOnly = resources.flatMap(({ resource, readOnlyFields, mayEdit }) =>
    mayEdit && readOnlyFields.length > 0
      ? [
          t`But not ${{ fields: listOf(readOnlyFields.map(fieldText)) }} of ${{ many: words(resource.label.many) }}`,
        ]
      : [],
  );
  return [
    ...line(t`Add and change`, ({ resource, mayEdit }) => mayEdit && isWritten(resource)),
    ...readOnly,
    ...line(t`Delete, restore and change many`, ({ resource, mayDoAll }) => {
      return mayDoAll && resource.endpoints.remove !== undefined;
    }),
    ...line(t`Export`, ({ mayExport }) => mayExport === true),
  ];
}

function isWritten({ fields, endpoints }: AnyResource): boolean {
  const isOpen = Object.values(fields).some(({ presence }) => presence !== 'computed');
  return isOpen && (endpoints.add ?? endpoints.update) !== undefined;
}

/** Calls beside those of every resource, which the lines above tell of. */
function isOwnCall({ endpoint }: CallPolicy, { resources }: Policy): boolean {
  return !resources.some(({ resource }) =>
    Object.values(resource.endpoints).some(({ name }) => name === endpoint.name),
  );
}

function fieldText(name: string): string {
  return words(fieldWords(name));
}

function listOf(words: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage()).format(words);
}
