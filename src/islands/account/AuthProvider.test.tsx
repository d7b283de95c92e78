import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AuthProvider, useAuth } from './AuthProvider.tsx';

function Probe() {
  const { user, session, loading } = useAuth();
  return JSON.stringify({ user, session, loading });
}

describe('useAuth', () => {
  it('throws outside of its provider, and says so', () => {
    expect(() => renderToString(<Probe />)).toThrow('must be used within an AuthProvider');
  });

  it('starts as loading, with nobody', () => {
    const html = renderToString(
      <AuthProvider>
        <Probe />
      </AuthProvider>,
    );
    expect(html.replaceAll('&quot;', '"')).toBe('{"user":null,"session":null,"loading":true}');
  });
});
