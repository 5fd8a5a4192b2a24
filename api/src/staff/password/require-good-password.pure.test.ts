import { ApiProblem } from '../../kernel/problem';
import { requireGoodPassword } from './require-good-password';

const owner = { email: 'ana.berg@example.com', firstname: 'Ana', lastname: 'Bergström' };

async function messageFor(password: string): Promise<string | undefined> {
  try {
    await requireGoodPassword('newPassword', password, owner);
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    expect(error.errors.map(({ path }) => path)).toEqual(['newPassword']);
    return error.message;
  }
}

test.each([
  'passwordpassword',
  'Password12345678',
  '123456789012',
  'qwertyuiop123!',
  '111111111111',
  '!!!!!!!!!!!!',
  '1q2w3e4r5t6y',
  'PASSWORD-2026-',
])('%s is among the common ones', async (password) => {
  expect(await messageFor(password)).toMatch(/leaked most often/);
});

test.each([
  'ana.berg@example.com',
  'Ana Bergström',
  'bergström-ana-2026',
  'ANABERGSTRÖM1984',
  'AnaBerg@Example.com',
])('%s is made of the name or email', async (password) => {
  expect(await messageFor(password)).toMatch(/name or email/);
});

test.each([
  'correct horse battery staple',
  'a colleague has one too',
  'Ana Bergström likes green tea',
  'tr0ub4dor&3 of the sea',
  'wvN7kQ2pLx9ZsT',
])('%s is taken', async (password) => {
  expect(await messageFor(password)).toBeUndefined();
});
