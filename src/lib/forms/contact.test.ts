import { describe, expect, it } from 'vitest';
import { faultText, SUBJECT_NAMES, SUBJECTS } from './contact.ts';

describe('faultText', () => {
  it('says what is missing', () => {
    expect(faultText({ valueMissing: true }, 'your first name')).toBe(
      'Please enter your first name.',
    );
  });

  it('shows what an e-mail address looks like', () => {
    expect(faultText({ typeMismatch: true }, 'your e-mail address')).toContain('name@example.com');
  });

  it('speaks of the missing value first', () => {
    expect(faultText({ valueMissing: true, typeMismatch: true }, 'it')).toBe('Please enter it.');
  });

  it('has words for any other fault', () => {
    expect(faultText({}, 'your message')).toBe('Please check your message.');
  });
});

describe('SUBJECT_NAMES', () => {
  it('names each subject once', () => {
    expect(Object.keys(SUBJECT_NAMES)).toEqual([...SUBJECTS]);
    expect(new Set(Object.values(SUBJECT_NAMES)).size).toBe(SUBJECTS.length);
  });
});
