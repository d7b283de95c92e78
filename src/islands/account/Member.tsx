import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { isSiteOwner } from '../../lib/account/pages.ts';
import { offerKept } from '../../stores/gallery/local-import.ts';
import { AuthProvider, useAuth } from './AuthProvider.tsx';

interface Props {
  /** Holds the place while the session loads. */
  wait: ReactNode;
  /** @param owner the site is his: a link is shown, the database asks for itself */
  children: (email: string, owner: boolean) => ReactNode;
}

/**
 * What is there for members only. The page holds the visitors' buttons in the same place, and
 * `html[data-member]` says which are seen: see `directives/session.ts`.
 */
export function Member(props: Props) {
  return (
    <AuthProvider>
      <Shown {...props} />
    </AuthProvider>
  );
}

function Shown({ wait, children }: Props) {
  const { user, loading } = useAuth();
  useEffect(() => {
    if (!loading) document.documentElement.toggleAttribute('data-member', user !== null);
  }, [user, loading]);
  const id = user?.id;
  useEffect(() => {
    if (id) void offerKept();
  }, [id]);
  if (loading) return wait;
  return user && children(user.email ?? '', isSiteOwner(user));
}
