import { config } from 'zod';

// Zod probes `new Function` when a schema is created. A page whose policy forbids eval would report that as a
// violation, so a host imports this before every module with schemas.
config({ jitless: true });
