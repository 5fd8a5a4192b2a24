/** Sets the root, which Next.js would otherwise take from the workspaces above. */
export default {
  turbopack: { root: import.meta.dirname },
  poweredByHeader: false,
};
