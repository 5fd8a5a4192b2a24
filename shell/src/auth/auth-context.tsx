import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { AuthState, AuthStore } from './auth-store';

const AuthContext = createContext<AuthStore | undefined>(undefined);

export interface AuthProviderProps {
  readonly auth: AuthStore;
  readonly children: ReactNode;
}

export function AuthProvider({ auth, children }: AuthProviderProps) {
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuthStore(): AuthStore {
  const auth = use(AuthContext);
  if (auth === undefined) throw new Error('useAuthStore found no AuthProvider above it.');
  return auth;
}

export function useAuth(): AuthState {
  const auth = useAuthStore();
  return useSyncExternalStore(auth.subscribe, auth.current);
}
