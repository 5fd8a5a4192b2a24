import { z } from 'zod';

/** The languages that the panel speaks, by BCP 47. The first stands in its source. */
export const panelLanguages = ['en', 'de'] as const;

export const PanelLanguage = z.enum(panelLanguages);
export type PanelLanguage = z.infer<typeof PanelLanguage>;
