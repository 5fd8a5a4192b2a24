/** The parts of the company's data that roles are given, in the order of the panel. */
export const areas = [
  'chemicals',
  'suppliers',
  'purchaseFacts',
  'customers',
  'inquiries',
  'orders',
  'email',
  'mailboxes',
  'website',
  'applications',
  'staff',
  'releases',
  'settings',
] as const;
export type Area = (typeof areas)[number];

/** Each level includes those before it; `all` adds to delete, export, bulk, publish, send and restore. */
export const levels = ['none', 'view', 'edit', 'all'] as const;
export type Level = (typeof levels)[number];

/** What a role allows: a level for each area. */
export type Permissions = Readonly<Record<Area, Level>>;

/** The level that a call needs in each area that it concerns. */
export type AreaNeeds = Readonly<Partial<Record<Area, Exclude<Level, 'none'>>>>;

/** What a call needs: levels, or only an account, where the call is about who calls or decides by itself. */
export type CallNeeds = AreaNeeds | 'account';

const beyondKeys: ReadonlySet<Area> = new Set(['mailboxes', 'staff', 'releases', 'settings']);

/** The areas that an API key may be given: never those of mailboxes, accounts, roles, releases and settings. */
export const keyAreas = areas.filter(isKeyArea);
export type KeyArea = Exclude<Area, 'mailboxes' | 'staff' | 'releases' | 'settings'>;

function isKeyArea(area: Area): area is KeyArea {
  return !beyondKeys.has(area);
}

/** Whether needs are within the areas of API keys. */
export function isForKeys(needs: CallNeeds | undefined): boolean {
  if (needs === undefined || needs === 'account') return false;
  return areas.every((area) => needs[area] === undefined || isKeyArea(area));
}

/** Areas in words: "You need to edit purchase facts". */
export const areaWords = {
  chemicals: 'chemicals',
  suppliers: 'suppliers',
  purchaseFacts: 'purchase facts',
  customers: 'customers',
  inquiries: 'inquiries',
  orders: 'orders',
  email: 'email',
  mailboxes: 'mailboxes',
  website: 'the website',
  applications: 'job applications',
  staff: 'staff',
  releases: 'releases',
  settings: 'settings',
} as const satisfies Record<Area, string>;

const allowed = {
  view: 'view',
  edit: 'edit',
  all: 'delete, export, publish and send',
} as const;

/** Whether the permissions reach a level of an area. */
export function reaches(permissions: Permissions, area: Area, level: Level): boolean {
  return levels.indexOf(permissions[area]) >= levels.indexOf(level);
}

/** The needs that the permissions do not meet; undefined when they meet all. */
export function missingNeeds(permissions: Permissions, needs: CallNeeds): AreaNeeds | undefined {
  if (needs === 'account') return undefined;
  const missing = areas.flatMap((area) => {
    const level = needs[area];
    return level === undefined || reaches(permissions, area, level) ? [] : [[area, level] as const];
  });
  return missing.length === 0 ? undefined : Object.fromEntries(missing);
}

/** CallNeeds in words: "view suppliers and edit purchase facts". */
export function needsWords(needs: AreaNeeds): string {
  return areas
    .flatMap((area) => {
      const level = needs[area];
      return level === undefined ? [] : [`${allowed[level]} ${areaWords[area]}`];
    })
    .join(' and ');
}

/** The same level in every area. */
export function levelEverywhere(level: Level): Permissions {
  return {
    chemicals: level,
    suppliers: level,
    purchaseFacts: level,
    customers: level,
    inquiries: level,
    orders: level,
    email: level,
    mailboxes: level,
    website: level,
    applications: level,
    staff: level,
    releases: level,
    settings: level,
  };
}
