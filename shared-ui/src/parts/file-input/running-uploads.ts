import { createContext, use } from 'react';

type Track = (upload: Promise<void>) => Promise<void>;

/** Registers an upload with the surrounding form, which cannot be saved until the upload ends. */
export const RunningUploads = createContext<Track>((upload) => upload);

/** Returns a function that tracks an upload until it has succeeded, failed or been cancelled. */
export function useTrackUpload(): Track {
  return use(RunningUploads);
}
