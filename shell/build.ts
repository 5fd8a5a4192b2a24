import { buildRemote } from 'mfe-kit/build';

const { version, isNew } = await buildRemote(import.meta.dirname);
console.log(`shell ${version} ${isNew ? 'built' : 'is up to date'}`);
