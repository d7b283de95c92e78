import type { ReactNode } from 'react';
import { Toaster } from '../common/Toaster.tsx';
import { AuthProvider } from './AuthProvider.tsx';

/** An island that fills its page and knows who is here: with the session, and with messages. */
export const MemberIsland = ({ children }: { children: ReactNode }) => (
  <AuthProvider>
    {children}
    <Toaster />
  </AuthProvider>
);
