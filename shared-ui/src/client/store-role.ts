/** Where the role of the signed-in admin is remembered. */
export const roleKey = 'role';

/** Remembers what the signed-in admin may do, so that the next page shows the right menu before the API answers. */
export function storeRole(role: unknown): void {
  try {
    localStorage.setItem(roleKey, JSON.stringify(role));
  } catch {
    // Without storage, the menu is complete until the API answers.
  }
}
