interface Floor {
  readonly name: string;
  /** In order: a room imports what stands to its right, and on the floors below. */
  readonly rooms: readonly string[];
}

/** The floors of a source folder, from the roof to the ground: a room imports what stands below it. */
export const floors: Readonly<Record<string, readonly Floor[]>> = {
  'api/src': [
    { name: 'roof', rooms: ['cli', 'app'] },
    {
      name: 'domains',
      rooms: [
        'privacy',
        'record',
        'staff',
        'release',
        'integration',
        'regulation',
        'inquiry',
        'partner',
        'catalog',
        'document',
        'email',
        'content',
      ],
    },
    { name: 'shared', rooms: ['transfer', 'jobs', 'visitor-form', 'notification', 'file'] },
    { name: 'records', rooms: ['http', 'account', 'repository', 'personal-data', 'db'] },
    { name: 'ground', rooms: ['storage', 'pdf', 'worker', 'kernel', 'process'] },
  ],
  'public-site/src': [
    { name: 'roof', rooms: ['serve', 'browser', 'sitemap', 'feed', 'structured', 'app'] },
    {
      name: 'pages',
      rooms: [
        'home',
        'contact',
        'worldwide',
        'careers',
        'about',
        'delivery',
        'policy',
        'inquiry',
        'blog',
        'advanced',
        'structure',
        'selection',
        'category',
        'search',
        'compare',
        'document',
        'problem',
        'letter',
        'chemical',
        'model',
      ],
    },
    { name: 'around every page', rooms: ['frame', 'search-box', 'category-tree', 'basket'] },
    { name: 'ground', rooms: ['load', 'form', 'http', 'common', 'language'] },
  ],
  'shared-ui/src': [
    {
      name: 'admin kit',
      rooms: [
        'document',
        'import',
        'table',
        'export',
        'saved-view',
        'trash',
        'job',
        'form',
        'order',
        'history',
        'resource',
        'mail',
      ],
    },
    { name: 'design system', rooms: ['provider', 'phone', 'map', 'action', 'structure', 'parts'] },
    {
      name: 'ground',
      rooms: ['client', 'navigation', 'shortcut', 'focus', 'hooks', 'tokens', 'text', 'i18n'],
    },
  ],
};

/** The floors that the entry `shared-ui` exports, and all that the public site may use. */
export const designSystem: readonly string[] = (floors['shared-ui/src'] ?? [])
  .filter(({ name }) => name !== 'admin kit')
  .flatMap(({ rooms }) => rooms);

/** Folders of tests and of what belongs to no single room. */
export const notRooms: readonly string[] = ['testing', 'abuse', 'stories'];
