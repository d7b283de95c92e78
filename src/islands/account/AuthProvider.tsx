import { useStore } from '@nanostores/react';
import { createContext, use, useEffect } from 'react';
import type { ReactNode } from 'react';
import { $auth, startSession } from '../../stores/account/session.ts';
import type { AuthState } from '../../stores/account/session.ts';

const AuthContext = createContext<AuthState | undefined>(undefined);

/** Starts the session and hands it down. Islands are roots of their own: each has its provider. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const auth = useStore($auth, { ssr: 'initial' });
  useEffect(startSession, []);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** User, session, and whether they are still being looked for. @throws Error outside of AuthProvider */
export function useAuth(): AuthState {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
