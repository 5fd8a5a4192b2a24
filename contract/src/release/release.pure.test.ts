import {
  chooseVersion,
  containerName,
  compareVersions,
  isInRange,
  matchesPattern,
  matchRemote,
  navigationOf,
  parseRegistry,
  patternsMeet,
  remoteFor,
  rolloutBucket,
  VersionRange,
} from '../release';

const hash = `sha384-${'A'.repeat(64)}`;

function version(name: string, changes: object = {}) {
  return {
    version: name,
    base: `/remotes/mfe-catalog/${name}/`,
    container: `mfe_catalog__${name.replace(/\W/g, '_')}`,
    entry: 'remoteEntry.js',
    integrity: { 'remoteEntry.js': hash, 'page.1a2b.js': hash },
    mount: 'routes',
    needs: { contract: 1, shared: { react: '^19.3.1' } },
    size: { plain: 9000, compressed: 3000 },
    buildTime: '2026-11-21T06:00:00.000Z',
    commit: '9f0c6aa',
    preload: ['page.1a2b.js'],
    ...changes,
  };
}

function remote(changes: object = {}) {
  return {
    id: 'mfe-catalog',
    title: 'Catalogue',
    owner: 'Catalogue team',
    nav: [],
    patterns: [
      '/chemical-table',
      '/edit-chemical-category/:categoryId/:subCategoryId?/:subSubCategoryId?',
    ],
    active: '1.0.0-aaaaaaa',
    disabled: false,
    versions: [version('1.0.0-aaaaaaa'), version('1.1.0-bbbbbbb')],
    ...changes,
  };
}

function read(...remotes: unknown[]) {
  const parsed = parseRegistry({ remotes });
  if (parsed.kind !== 'registry') throw new Error(parsed.reason);
  return parsed;
}

describe('the registry', () => {
  test('is refused as a whole only when it is no registry at all', () => {
    for (const value of [undefined, null, '<!doctype html>', 7, [], {}, { remotes: {} }])
      expect(parseRegistry(value).kind).toBe('unreadable');
  });

  test('loses its bad remotes and versions, named with the reason, and keeps the rest', () => {
    const { registry, problems } = read(
      remote(),
      null,
      { id: 'mfe-email' },
      remote({ id: 'Mfe Bad' }),
      remote({ id: 'mfe-content', patterns: ['no-slash'] }),
      remote({
        id: 'mfe-inquiry',
        versions: [version('1.0.0'), version('1.1.0', { base: '//evil.example/' })],
      }),
      remote({ id: 'mfe-orders', versions: [version('1.0.0', { preload: ['constructor'] })] }),
      remote(),
    );
    expect(registry.remotes.map(({ id }) => id)).toEqual(['mfe-catalog', 'mfe-inquiry']);
    expect(registry.remotes[1]?.versions).toHaveLength(1);
    expect(problems.map(({ remote, version }) => version ?? remote)).toEqual([
      '?',
      'mfe-email',
      'Mfe Bad',
      'mfe-content',
      '1.1.0',
      '1.0.0',
      'mfe-orders',
      'mfe-catalog',
    ]);
    expect(problems.every(({ reason }) => reason !== '')).toBe(true);
  });

  test.each([
    'javascript:alert(1)/',
    '//evil.example/',
    'remotes/',
    '/remotes',
    '/../',
    'ftp://a/',
  ])('does not load from %s', (base) =>
    expect(read(remote({ versions: [version('1.0.0', { base })] })).registry.remotes).toEqual([]),
  );

  test('draws an icon that this page does not know as a circle', () => {
    const nav = [{ group: 'Orders', icon: 'rocket', order: 1, entries: [] }];
    expect(read(remote({ nav })).registry.remotes[0]?.nav[0]?.icon).toBe('circle');
  });

  test('shows the pages of a rollout to its share alone, and answers for them to all', () => {
    const rolloutManifest = { nav: [], patterns: ['/chemical-table', '/chemical-late'] };
    const rollout = { version: '1.1.0-bbbbbbb', percent: 100, salt: 'x' };
    const { registry } = read(remote({ rollout, rolloutManifest }));
    const [ramped] = registry.remotes;
    if (!ramped) throw new Error('It was left out');
    expect(matchRemote(registry, '/chemical-late')?.id).toBe('mfe-catalog');
    expect(remoteFor(ramped, 'an-admin').patterns).toEqual(rolloutManifest.patterns);
    expect(remoteFor(ramped, undefined).patterns).toEqual(ramped.patterns);
    const nobodys = { ...ramped, rollout: { ...rollout, percent: 0, people: ['another'] } };
    expect(remoteFor(nobodys, 'another').patterns).toEqual(rolloutManifest.patterns);
    expect(remoteFor(nobodys, 'an-admin')).not.toHaveProperty('rolloutManifest');
  });

  test('finds the remote of an address as React Router would', () => {
    const { registry } = read(remote());
    const owns = (path: string) => matchRemote(registry, path) !== undefined;
    expect(
      [
        '/chemical-table',
        '/Chemical-Table/',
        '/edit-chemical-category/1',
        '/edit-chemical-category/1/2/3',
      ].map(owns),
    ).toEqual([true, true, true, true]);
    expect(
      ['/', '/chemical-table/1', '/edit-chemical-category', '/edit-chemical-category/1/2/3/4'].map(
        owns,
      ),
    ).toEqual([false, false, false, false]);
    expect(matchesPattern('/legacy/*', '/legacy/a/b')).toBe(true);
  });
});

describe('the version', () => {
  test('is the active one, or that of a rollout for its share of admins, always the same ones', () => {
    const rollout = { version: '1.1.0-bbbbbbb', percent: 50, salt: 'first' };
    const [entry] = read(remote({ rollout })).registry.remotes;
    if (entry === undefined) throw new Error('not read');
    const admins = Array.from({ length: 200 }, (_, index) => `admin-${index}`);
    const share = admins.filter((id) => chooseVersion(entry, id)?.version === rollout.version);
    expect(share.length).toBeGreaterThan(80);
    expect(share.length).toBeLessThan(120);
    expect(share.every((id) => rolloutBucket(id, 'first') < 50)).toBe(true);
    expect(share).not.toEqual(admins.filter((id) => rolloutBucket(id, 'second') < 50));
    expect(chooseVersion(entry, undefined)?.version).toBe('1.0.0-aaaaaaa');
  });

  test.each([
    ['19.3.1', '^19.3.1', true],
    ['19.10.0', '^19.3.1', true],
    ['19.3.0', '^19.3.1', false],
    ['20.0.0', '^19.3.1', false],
    ['0.2.9', '^0.2.1', true],
    ['0.3.0', '^0.2.1', false],
    ['1.4.9', '~1.4.1', true],
    ['1.5.0', '~1.4.1', false],
    ['1.4.1-9f0c6aa', '1.4.1', true],
    ['1.4.2', '1.4.1', false],
    ['latest', '^1.0.0', false],
    ['3.1.0', '^2.0.0 || ^3.0.0', true],
    ['4.0.0', '^2.0.0 || ^3.0.0', false],
    ['2.9.0', '>=2.0.0 <4.0.0', true],
    ['4.0.0', '>=2.0.0 <4.0.0', false],
    ['4.0.1', '>4.0.0', true],
    ['4.0.0', '<=4.0.0', true],
    ['4.0.0', '=4.0.0', true],
    ['5.0.0', '^2.0.0 || >=4.0.0 <6.0.0', true],
    ['1.0.0', '', false],
  ])('%s is judged against %s', (have, range, expected) =>
    expect(isInRange(have, range)).toBe(expected),
  );

  test.each(['^2', 'latest', '^1.0.0 ||', '1.0.0 - 2.0.0', '*', '^1.0.0  ^2.0.0'])(
    '%s is no range',
    (range) => expect(VersionRange.safeParse(range).success).toBe(false),
  );

  test('orders versions by their numbers', () => {
    const versions = ['1.10.0', '1.9.3-abc', '2.0.0', '1.9.3'];
    expect(versions.toSorted(compareVersions)).toEqual(['1.9.3-abc', '1.9.3', '1.10.0', '2.0.0']);
  });
});

test('the menu is one tree out of every remote’s groups', () => {
  const entry = (label: string, order: number) =>
    ({ label, icon: 'circle', path: `/${label}`, order }) as const;
  const tree = navigationOf([
    { group: 'Blog', parent: 'Website', icon: 'newspaper', order: 2, entries: [entry('posts', 1)] },
    { group: 'Website', icon: 'globe', order: 9, entries: [] },
    { group: 'Chemical', icon: 'flask-conical', order: 1, entries: [entry('b', 2)] },
    { group: 'Chemical', icon: 'circle', order: 5, entries: [entry('a', 1)] },
    {
      group: 'Corporate',
      parent: 'Website',
      shownAs: 'tabs',
      icon: 'building-2',
      order: 1,
      entries: [],
    },
    { group: 'Lost', parent: 'Nowhere', icon: 'circle', order: 0, entries: [] },
  ]);
  expect(tree.map(({ label }) => label)).toEqual(['Lost', 'Chemical', 'Website']);
  expect(tree[1]).toMatchObject({
    icon: 'flask-conical',
    entries: [{ label: 'a' }, { label: 'b' }],
  });
  expect(tree[2]?.sections.map(({ label, isTabs }) => [label, isTabs])).toEqual([
    ['Corporate', true],
    ['Blog', false],
  ]);
});

describe('two patterns', () => {
  test.each([
    ['/unit', '/UNIT/'],
    ['/unit/:id', '/unit/new'],
    ['/unit/:id', '/:any/new'],
    ['/unit/:id?', '/unit'],
    ['/unit/:id?/:more?', '/unit'],
    ['/unit/*', '/unit'],
    ['/unit/*', '/unit/a/b'],
    ['/unit/a/*', '/unit/:id/:part/:more'],
    ['/unit/:id?/*', '/unit/a/b'],
  ])('%s and %s meet at some address', (one, other) => {
    expect([patternsMeet(one, other), patternsMeet(other, one)]).toEqual([true, true]);
  });

  test.each([
    ['/unit', '/units'],
    ['/unit', '/unit/:id'],
    ['/unit/:id', '/unit/:id/parts'],
    ['/unit/a/*', '/unit/b/*'],
    ['/unit/:id?', '/unit/a/b'],
    ['/worldwide/add', '/worldwide'],
  ])('%s and %s never meet', (one, other) => {
    expect([patternsMeet(one, other), patternsMeet(other, one)]).toEqual([false, false]);
  });
});

test('each version has a container name of its own, which is a name of a variable', () => {
  expect(containerName('mfe-catalog', '1.4.1-9f0c6aa')).toBe('mfe_catalog__1_4_1_9f0c6aa');
});
