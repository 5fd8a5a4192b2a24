import { z } from 'zod';
import { panelLanguages } from './panel-languages';

export const PanelLanguage = z.enum(panelLanguages);
export type PanelLanguage = z.infer<typeof PanelLanguage>;
