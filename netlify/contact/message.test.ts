import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMAIL_LIMIT, HONEYPOT, MESSAGE_LIMIT, NAME_LIMIT } from '../../src/lib/forms/contact.ts';
import { readForm } from './message.ts';

const FORM = {
  firstName: 'Şule',
  lastName: 'Iğdır',
  email: 'sule@example.com',
  subject: 'support',
  message: 'Merhaba,\r\nkasnak boş.',
  [HONEYPOT]: '',
};
const read = (change: Record<string, string> = {}) =>
  readForm(new URLSearchParams({ ...FORM, ...change }));

describe('readForm', () => {
  it('takes what the form sends, with plain line breaks', () => {
    expect(read()).toEqual({
      kind: 'message',
      message: {
        firstName: 'Şule',
        lastName: 'Iğdır',
        email: 'sule@example.com',
        subject: 'support',
        message: 'Merhaba,\nkasnak boş.',
      },
    });
  });

  it.each([
    ['firstName', ' '],
    ['firstName', 'x'.repeat(NAME_LIMIT + 1)],
    ['lastName', ''],
    ['email', 'sule'],
    ['email', 'sule@example.com\nBcc: all@example.com'],
    ['email', '<a@b>'],
    ['email', `${'x'.repeat(EMAIL_LIMIT)}@example.com`],
    ['subject', 'spam'],
    ['message', '\r\n \t'],
    ['message', 'x'.repeat(MESSAGE_LIMIT + 1)],
  ])('names %s where it is %j', (field, text) => {
    expect(read({ [field]: text })).toEqual({ kind: 'wrong', fields: [field] });
  });

  it.each([
    ['\u202eelibomotuA\u202c', 'elibomotuA'],
    ['A\u2066d\u200fa\ufeff', 'Ada'],
    ['Ada =?utf-8?b?PHNjcmlwdD4=?=', 'Ada'],
    ['=?utf-8?q?=?utf-8?q?x?=?= Ada', 'Ada'],
    ['=?utf-8\u202e?Q?Boss?= Ada', 'Ada'],
  ])('a name is what it looks like: %j', (firstName, seen) => {
    expect(read({ firstName })).toMatchObject({ message: { firstName: seen } });
  });

  it('counts letters, not their halves', () => {
    expect(read({ message: '🧵'.repeat(MESSAGE_LIMIT) }).kind).toBe('message');
  });

  it('knows a program by the field that people leave empty', () => {
    expect(read({ [HONEYPOT]: 'https://example.com' })).toEqual({ kind: 'trap' });
  });

  it('never lets a line break or a control character into a name or an address', () => {
    const text = fc.string({ unit: 'binary', maxLength: 12 });
    fc.assert(
      fc.property(text, text, text, (firstName, lastName, local) => {
        const reading = read({ firstName, lastName, email: `${local}@example.com` });
        if (reading.kind !== 'message') return;
        const { message } = reading;
        for (const line of [message.firstName, message.lastName, message.email]) {
          expect(line).not.toMatch(/[\0-\x1f\x7f]/);
        }
      }),
    );
  });
});
