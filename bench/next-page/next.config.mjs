/** The folder stands alone: the workspaces above it are none of its business. */
export default {
  turbopack: { root: import.meta.dirname },
  poweredByHeader: false,
};
