import { buildApp } from 'mfe-kit/build';
import { clientBuild, serverBuild } from './site-builds';

const built = await Promise.all([buildApp(clientBuild), buildApp(serverBuild)]);
console.log(built.includes(true) ? 'public-site built' : 'public-site is up to date');
