/** A commit for display: twelve digits, and `-dirty` if the build had uncommitted changes. */
export function shortCommit(commit: string): string {
  const [hash = ''] = commit.split('-', 1);
  return hash.slice(0, 12) + commit.slice(hash.length);
}
