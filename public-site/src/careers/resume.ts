/** The file of an application. In bytes: the API takes no larger one. */
export const resumeLimit = {
  name: 'resume',
  most: 10_000_000,
  tooLarge: 'Choose a file of at most 10 MB',
} as const;
