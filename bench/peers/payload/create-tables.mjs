import { getPayload } from 'payload';
import config from './payload.config.mjs';

await getPayload({ config });
process.exit();
