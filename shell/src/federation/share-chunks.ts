const chunkOf: Readonly<Record<string, string>> = {
  'contract/catalog': 'contract-catalog',
  'contract/chemistry': 'contract-catalog',
  'contract/content': 'contract-content',
  'contract/document': 'contract-catalog',
  'contract/email': 'contract-email',
  'contract/endpoints': 'contract-endpoints',
  'contract/inquiry': 'contract-inquiry',
  'contract/order-list': 'contract-order-list',
  'contract/partner': 'contract-partner',
  'contract/regulation': 'contract-regulation',
  'contract/staff': 'contract-staff',
  'shared-ui/document': 'document',
  'shared-ui/mail': 'mail',
};

/** The shell's chunk with the module of a share key; `undefined` for a key that no preload needs. */
export function shareChunk(key: string): string | undefined {
  if (key === 'shared-ui/structure-canvas' || key === 'shared-ui/hue') return undefined;
  const isOfPanel = /^(?:contract|panel-runtime|shared-ui)\b/.test(key);
  return isOfPanel ? (chunkOf[key] ?? 'panel') : undefined;
}
