import { createVersionMemory } from '../federation/version-memory';

/** A version memory that lasts for one test. */
export function testVersionMemory() {
  return createVersionMemory(testStorage(), testStorage());
}

/** An empty storage. */
export function testStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
