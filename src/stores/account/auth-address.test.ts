import { describe, expect, it } from 'vitest';
import { authQuery, readAuthAddress, readMailLink } from './auth-address.ts';

describe('readAuthAddress', () => {
  it('finds tab and plan', () => {
    expect(readAuthAddress('?tab=signup&plan=pro', '')).toEqual({
      tab: 'signup',
      plan: 'pro',
      carriesKey: false,
      failure: undefined,
    });
    expect(readAuthAddress('?tab=reset-password', '').tab).toBe('reset-password');
  });

  it.each(['', '?tab=signin', '?tab=toString', '?tab=&plan='])('%s is the first tab', (search) => {
    expect(readAuthAddress(search, '')).toEqual({
      tab: undefined,
      plan: undefined,
      carriesKey: false,
      failure: undefined,
    });
  });

  it('sees a key in query or fragment', () => {
    expect(readAuthAddress('?tab=reset-password&code=abc', '').carriesKey).toBe(true);
    expect(readAuthAddress('?tab=reset-password', '#access_token=a&type=recovery')).toMatchObject({
      tab: 'reset-password',
      carriesKey: true,
    });
  });

  it('knows what failed, and takes no words from the address', () => {
    const hash = '#error=access_denied&error_code=otp_expired&error_description=Call+this+number';
    expect(readAuthAddress('?tab=reset-password', hash).failure).toBe('link');
    expect(readAuthAddress('?error=server_error&error_code=bad_oauth_state', '').failure).toBe(
      'google',
    );
    expect(readAuthAddress('?error=access_denied', '').failure).toBe('google');
  });
});

describe('authQuery', () => {
  it('keeps the plan whichever tab is open', () => {
    expect(authQuery('sign-in', undefined)).toBe('');
    expect(authQuery('forgot', 'pro')).toBe('?plan=pro');
    expect(authQuery('sign-up', 'pro')).toBe('?tab=signup&plan=pro');
    expect(authQuery('spent-reset', undefined)).toBe('?tab=reset-password');
  });
});

describe('readMailLink', () => {
  it('wants a token of a kind we send', () => {
    expect(readMailLink('?token_hash=abc&type=signup')).toEqual({
      tokenHash: 'abc',
      type: 'signup',
    });
    expect(readMailLink('?token_hash=abc&type=magiclink')?.type).toBe('magiclink');
    expect(readMailLink('?token_hash=abc&type=email')).toBeUndefined();
    expect(readMailLink('?type=recovery')).toBeUndefined();
  });
});
