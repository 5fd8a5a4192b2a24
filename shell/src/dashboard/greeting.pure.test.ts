import { unnamedAdmin } from 'contract/staff';
import { greetingAt } from './greeting';

const ann = { firstname: 'Ann', lastname: 'Beyer' };

test.each([
  [4, 'Good evening, Ann'],
  [5, 'Good morning, Ann'],
  [12, 'Good afternoon, Ann'],
  [18, 'Good evening, Ann'],
])('greets by the hour %i', (hour, greeting) => {
  expect(greetingAt(hour, ann)).toBe(greeting);
});

test('does not call somebody by a name that nobody gave them', () => {
  expect(greetingAt(9, unnamedAdmin)).toBe('Good morning');
  expect(greetingAt(9, undefined)).toBe('Good morning');
});
