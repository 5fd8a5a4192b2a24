export const textMacros: [plugin: string, options: Record<string, unknown>];
