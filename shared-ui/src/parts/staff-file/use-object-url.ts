import { useEffect, useState } from 'react';

/** The address of bytes in memory for as long as they are shown. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ blob: Blob; address: string }>();
  // Holds the bytes at an address of the browser while they are shown.
  useEffect(() => {
    if (blob === undefined) return undefined;
    const address = URL.createObjectURL(blob);
    setMade({ blob, address });
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return made !== undefined && made.blob === blob ? made.address : undefined;
}
