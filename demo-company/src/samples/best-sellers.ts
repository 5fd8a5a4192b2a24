/**
 * Product codes of the forty chemicals that the demo company sells most. Each is complete: forms, hazards, transport,
 * precautions and three documents.
 */
export const bestSellers: readonly string[] = [
  'SOL-0001 SOL-0002 SOL-0003 SOL-0004 SOL-0005 SOL-0008 SOL-0016 SOL-0017 SOL-0018 SOL-0021',
  'SOL-0025 SOL-0026 SOL-0035 SOL-0042 SOL-0043 SOL-0044 SOL-0046 SOL-0047 SOL-0049 SOL-0051',
  'SOL-0054 SOL-0056 SOL-0057 SOL-0058 SOL-0060 SOL-0065 SOL-0070 BAS-0001 BAS-0002 BAS-0013',
  'BAS-0025 ACI-0001 ACI-0002 ACI-0003 ACI-0004 ACI-0007 ACI-0008 INO-0037 INO-0038 PHA-0017',
].flatMap((codes) => codes.split(' '));
