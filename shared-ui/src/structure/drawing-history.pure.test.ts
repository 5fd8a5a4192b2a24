import { DrawingHistory } from './drawing-history';

it('goes back and forward, and forgets what was undone with the next change', () => {
  const history = new DrawingHistory('');
  expect([history.canUndo, history.undo(), history.redo()]).toEqual([false, undefined, undefined]);
  for (const state of ['C', 'CC', 'CCO']) history.add(state);
  expect([history.undo(), history.undo(), history.redo()]).toEqual(['CC', 'C', 'CC']);
  history.add('CCN');
  expect([history.canRedo, history.undo(), history.undo(), history.undo()]).toEqual([
    false,
    'CC',
    'C',
    '',
  ]);
  expect(history.undo()).toBeUndefined();
});

it('remembers a hundred steps', () => {
  const history = new DrawingHistory(0);
  for (let step = 1; step <= 250; step += 1) history.add(step);
  let last = 250;
  for (let state = history.undo(); state !== undefined; state = history.undo()) last = state;
  expect(last).toBe(150);
});
