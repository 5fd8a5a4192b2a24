import { createVersionMemory } from '../federation/version-memory';

/** A memory of versions that forgets all with the test. */
export function testVersionMemory() {
  return createVersionMemory(testStorage(), testStorage());
}

/** A storage of its own. */
export function testStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
