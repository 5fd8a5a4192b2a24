import { createContext, use } from 'react';

type Track = (upload: Promise<void>) => Promise<void>;

/** Tells the form around it of an upload, which must be there before the form is saved. */
export const RunningUploads = createContext<Track>((upload) => upload);

/** Follows an upload until it is there, failed or cancelled. */
export function useTrackUpload(): Track {
  return use(RunningUploads);
}
