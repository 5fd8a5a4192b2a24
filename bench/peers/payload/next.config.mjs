import { withPayload } from '@payloadcms/next/withPayload';

export default withPayload({
  // A lockfile stands above this folder too.
  turbopack: { root: import.meta.dirname },
});
