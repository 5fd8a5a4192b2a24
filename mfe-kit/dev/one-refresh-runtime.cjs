// Fast Refresh works with one runtime per page: the shell and every remote take the one that was there first.
module.exports = globalThis.__refreshRuntime__ ??= require('react-refresh');
