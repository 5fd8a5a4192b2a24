/** A commit as people read it: twelve digits, and `-dirty` where the build had changes that are in no commit. */
export function shortCommit(commit: string): string {
  const [hash = ''] = commit.split('-', 1);
  return hash.slice(0, 12) + commit.slice(hash.length);
}
