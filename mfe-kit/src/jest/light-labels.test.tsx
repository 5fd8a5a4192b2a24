import { render } from '@testing-library/react';

function Fields({ last }: { last: string }) {
  return (
    <div>
      <label htmlFor="name">Name</label>
      <label htmlFor="name">of the substance</label>
      <input id="name" />
      <label>
        Unit
        <select>
          <option>kg</option>
        </select>
      </label>
      <label htmlFor="secret">Secret</label>
      <input type="hidden" id="secret" />
      <label htmlFor="nothing">Nothing</label>
      <label htmlFor={last}>Last</label>
      <button id="save" type="button">
        Save
      </button>
      <textarea id="note" />
    </div>
  );
}

function expectSameLabels() {
  const labels = [...document.querySelectorAll('label')];
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('input, select, button, textarea'),
  ];
  expect(fields).toHaveLength(5);
  for (const field of fields) {
    const own = labels.filter(({ control }) => control === field);
    expect([...(field.labels ?? [])]).toEqual(own);
  }
  return fields.map(({ labels }) => labels?.length);
}

test('each field has the labels whose `control` it is in jsdom, also when they change', () => {
  const { rerender } = render(<Fields last="save" />);
  expect(expectSameLabels()).toEqual([2, 1, undefined, 1, 0]);
  rerender(<Fields last="note" />);
  expect(expectSameLabels()).toEqual([2, 1, undefined, 0, 1]);
});

test('an element is found by its id within another alone', () => {
  render(<Fields last="save" />);
  const note = document.body.querySelector('[id="note"]');
  expect(note).toBe(document.getElementById('note'));
  expect(note?.querySelector('[id="note"]')).toBeNull();
  expect(document.querySelector('label')?.querySelector('[id="note"]')).toBeNull();
  expect(document.body.querySelector('[id="nobody"]')).toBeNull();
});
