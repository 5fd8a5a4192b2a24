import { describeRemote } from 'mfe-kit/testing';
import manifest from '../remote.json';
import remote from './index';

describeRemote(manifest, remote);
