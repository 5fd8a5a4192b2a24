import { judgeVersion, requirementsOf } from './needs';

describe('what a version needs', () => {
  test('is held against the names that the page has of our modules', () => {
    const needs = { contract: 1, shared: {}, names: { 'shared-ui': ['Button', 'EmptyState'] } };
    const offered = { contract: 1, shared: {}, names: { 'shared-ui': ['BlankState', 'Button'] } };
    expect(judgeVersion({ needs }, offered)).toEqual({
      kind: 'incompatible',
      reasons: ['uses EmptyState of shared-ui, which this page does not have'],
    });
    expect(judgeVersion({ needs }, { contract: 1, shared: {} }).kind).toBe('compatible');
  });

  test('is held against the page without what its build brings of our packages', () => {
    const needs = { contract: 1, shared: { react: '^19.0.0', 'shared-ui': '^2.0.0' } };
    const edition = {
      provides: { 'shared-ui': '2.4.0', 'shared-ui/form': '2.4.0' },
      needs: {
        shared: { 'panel-runtime': '^1.2.0', react: '^19.3.0' },
        names: { 'panel-runtime': ['ApiContext'] },
      },
    };
    const version = { needs, edition };
    expect(requirementsOf(version)).toEqual([
      { contract: 1, shared: { react: '^19.0.0' } },
      {
        contract: 1,
        shared: { 'panel-runtime': '^1.2.0', react: '^19.3.0' },
        names: { 'panel-runtime': ['ApiContext'] },
      },
    ]);
    expect(requirementsOf({ needs })).toEqual([needs]);
    const shared = { react: '19.3.1', 'shared-ui': '3.0.0', 'panel-runtime': '1.2.1' };
    expect(judgeVersion(version, { contract: 1, shared }).kind).toBe('compatible');
    expect(judgeVersion({ needs }, { contract: 1, shared }).kind).toBe('incompatible');
    // Both the remote's own code and the edition have to run in the page.
    const later = { needs: { ...needs, shared: { ...needs.shared, react: '^99.0.0' } }, edition };
    expect(judgeVersion(later, { contract: 1, shared })).toEqual({
      kind: 'incompatible',
      reasons: ['needs react ^99.0.0, this page has 19.3.1'],
    });
    expect(judgeVersion(version, { contract: 1, shared: { ...shared, react: '19.1.0' } })).toEqual({
      kind: 'incompatible',
      reasons: ['needs react ^19.3.0, this page has 19.1.0'],
    });
  });

  test('is compatible when every need is met, else every reason is said', () => {
    const offered = { contract: 1, shared: { react: '19.3.1' } };
    expect(
      judgeVersion({ needs: { contract: 1, shared: { react: '^19.0.0' } } }, offered).kind,
    ).toBe('compatible');
    expect(
      judgeVersion(
        { needs: { contract: 2, shared: { react: '^20.0.0', vue: '^3.0.0' } } },
        offered,
      ),
    ).toEqual({
      kind: 'incompatible',
      reasons: [
        'needs remote contract 2, this page has 1',
        'needs react ^20.0.0, this page has 19.3.1',
        'needs vue ^3.0.0, which this page does not have',
      ],
    });
  });
});
