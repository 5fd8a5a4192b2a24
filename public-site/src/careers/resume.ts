/** The size limit of an application's file in bytes, the same as the API's. */
export const resumeLimit = {
  name: 'resume',
  most: 10_000_000,
  tooLarge: 'Choose a file of at most 10 MB',
} as const;
