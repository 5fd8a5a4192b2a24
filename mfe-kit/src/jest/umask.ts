/* Whoever opens a data folder closes what its process writes to all others. The next suite of that process begins as
   any process does. */
process.umask(0o022);
