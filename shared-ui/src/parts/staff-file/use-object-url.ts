import { useEffect, useState } from 'react';

/** The object URL of a blob, while the component is mounted. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ blob: Blob; address: string }>();
  // Creates the object URL, and revokes it on unmount or when the blob changes.
  useEffect(() => {
    if (blob === undefined) return undefined;
    const address = URL.createObjectURL(blob);
    setMade({ blob, address });
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return made !== undefined && made.blob === blob ? made.address : undefined;
}
