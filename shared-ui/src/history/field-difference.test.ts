import { fieldDifference } from './field-difference';

it('shows short values whole', () => {
  expect(fieldDifference({ from: 'draft', to: 'published' }, false)).toEqual({
    kind: 'value',
    from: 'draft',
    to: 'published',
  });
  expect(fieldDifference({ from: null, to: 3 }, false)).toMatchObject({ kind: 'value', to: 3 });
});

it('names what a list lost and gained, and says nothing of an item that is there twice once more', () => {
  const change = { from: ['a', 'b', 'b', { n: 1 }], to: ['b', 'c', { n: 1 }, 'a'] };
  expect(fieldDifference(change, false)).toEqual({ kind: 'list', gone: ['b'], added: ['c'] });
  expect(fieldDifference({ from: null, to: ['x'] }, false)).toMatchObject({ added: ['x'] });
});

it('compares formatted texts by their words, and runs nothing in them', () => {
  const words = 'Acetone is a clear liquid that is used as a solvent in paints and for cleaning. ';
  const from = `<p>${words}</p><p>One</p>`;
  const to = `<p><strong>${words}</strong></p><p>Two &amp; three</p><script>window.bad = 1</script>`;
  const difference = fieldDifference({ from, to }, true);
  expect(difference).toMatchObject({ kind: 'text' });
  expect(JSON.stringify(difference)).toContain('Two & three');
  expect(JSON.stringify(difference)).not.toContain('strong');
  expect(window).not.toHaveProperty('bad');
});
