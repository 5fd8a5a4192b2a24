import { PreparedStatements } from './prepared-statements';

const many = Array.from({ length: 150 }, (_, index) => `s${index}`);

describe('the statements of a connection', () => {
  it('are at most 150: the oldest are closed', () => {
    const prepared = new PreparedStatements();
    for (const name of [...many, 'new']) prepared.remember(name, []);
    expect(prepared.columns('s0')).toBeUndefined();
    expect(prepared.columns('new')).toEqual([]);
    expect(prepared.outdated()).toEqual(['s0']);
    expect(prepared.outdated()).toEqual([]);
  });

  it('are never known and closed at once, when one of a batch takes the place of another', () => {
    const prepared = new PreparedStatements();
    for (const name of many) prepared.remember(name, []);
    for (const name of ['new', 's0', 's1', 's0']) prepared.remember(name, []);
    const closed = prepared.outdated();
    expect(closed.filter((name) => prepared.columns(name) !== undefined)).toEqual([]);
    expect(closed).not.toContain('s0');
  });

  it('are closed after an error, and can be run again', () => {
    const prepared = new PreparedStatements();
    prepared.remember('s0', []);
    prepared.forget('s0');
    expect(prepared.columns('s0')).toBeUndefined();
    expect(prepared.outdated()).toEqual(['s0']);
    prepared.remember('s0', []);
    expect(prepared.outdated()).toEqual([]);
  });
});
