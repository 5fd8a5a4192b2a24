/** The languages that the panel speaks, by BCP 47. The first stands in its source. */
export const panelLanguages = ['en', 'de'] as const;
