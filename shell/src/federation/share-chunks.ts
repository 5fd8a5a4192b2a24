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

/** Brought by the first scripts, or by pages that show a drawing or a colour. */
const inStart = new Set(['shared-ui/structure-canvas', 'shared-ui/hue', 'shared-ui/i18n']);

/** The shell's chunk with the module of a share key; `undefined` for a key that no preload needs. */
export function shareChunk(key: string): string | undefined {
  if (inStart.has(key)) return undefined;
  const isOfPanel = /^(?:contract|panel-runtime|shared-ui)\b/.test(key);
  return isOfPanel ? (chunkOf[key] ?? 'panel') : undefined;
}
