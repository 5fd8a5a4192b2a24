import { config } from 'zod';

// Schemas look, as they are made, whether they may compile themselves by `new Function`. A page whose policy forbids
// eval would report that look as a violation, so a host imports this before everything that has schemas.
config({ jitless: true });
