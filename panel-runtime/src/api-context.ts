import { createContext } from 'react';
import type { ApiClient } from './api-client';

/** The host's API client; `useApi` of shared-ui reads it. */
export const ApiContext = createContext<ApiClient | undefined>(undefined);
