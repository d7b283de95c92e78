import { describe, expect, it } from 'vitest';
import { ALREADY_REGISTERED, authMessage, LINK_EXPIRED } from './messages.ts';

describe('authMessage', () => {
  it.each([
    ['sign-in', 'An error occurred during login'],
    ['sign-up', 'An error occurred during registration'],
    ['google', 'An error occurred during Google sign in'],
    ['reset', 'An error occurred while sending password reset email'],
  ] as const)('%s falls back to its own words', (situation, words) => {
    for (const nothing of [
      undefined,
      null,
      'text',
      {},
      { message: '' },
      { message: '{}' },
      { message: 'Failed to fetch', status: 0 },
      { message: 'Database error saving new user', status: 500 },
    ]) {
      expect(authMessage(situation, nothing)).toBe(words);
    }
  });

  it('shows the words of the backend', () => {
    const error = { message: 'Invalid login credentials', status: 400 };
    expect(authMessage('sign-in', error)).toBe('Invalid login credentials');
  });

  it.each([
    { message: 'User already registered', status: 422, code: 'user_already_exists' },
    { message: 'x', code: 'email_exists' },
    {
      message: 'For security purposes, you can only request this after 59 seconds.',
      code: 'over_email_send_rate_limit',
      status: 429,
    },
  ])('a sign-up with a known address: %o', (error) => {
    expect(authMessage('sign-up', error)).toBe(ALREADY_REGISTERED);
  });

  it('a limit on all mails is not a known address', () => {
    const error = {
      message: 'email rate limit exceeded',
      code: 'over_email_send_rate_limit',
      status: 429,
    };
    expect(authMessage('sign-up', error)).toBe('email rate limit exceeded');
  });

  it('a link that is spent', () => {
    const error = { message: 'Token has expired or is invalid', code: 'otp_expired', status: 403 };
    expect(authMessage('confirm', error)).toBe(LINK_EXPIRED);
  });
});
