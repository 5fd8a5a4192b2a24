import { Password } from 'contract/staff';
import { minPasswordLength, strengthOf } from './password-strength';

test('the strength of a password is its length', () => {
  expect(strengthOf('')).toBeUndefined();
  expect(strengthOf('seven77')).toEqual({ label: '7 of 12 characters', share: 7 / 20 });
  expect(strengthOf('x'.repeat(12))?.label).toBe('Long enough');
  expect(strengthOf('x'.repeat(16))?.label).toBe('Good');
  expect(strengthOf('x'.repeat(40))).toEqual({ label: 'Strong', share: 1 });
});

test('the least length is the one of the API', () => {
  expect(Password.safeParse('x'.repeat(minPasswordLength)).success).toBe(true);
  expect(Password.safeParse('x'.repeat(minPasswordLength - 1)).success).toBe(false);
});
