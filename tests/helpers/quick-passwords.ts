/**
 * For the environment of a server under test: its passwords are hashed in a sixty-fourth of the
 * time. How slow that is outside of tests is Supabase Lite's own affair.
 */
export const QUICK_PASSWORDS = { LITE_AUTH_BCRYPT_COST: '4' };
