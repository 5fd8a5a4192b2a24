import { ReactSource } from '../build/react-source';
import { ReleaseRefusal } from '../release/release-api';

export const reactOption = { type: 'string' } as const;

/** @throws ReleaseRefusal unless it is one of the sources */
export function reactIn(text: string | undefined): ReactSource | undefined {
  const react = ReactSource.optional().safeParse(text);
  if (react.success) return react.data;
  throw new ReleaseRefusal(`--react must be one of ${ReactSource.options.join(', ')}, not ${text}`);
}
