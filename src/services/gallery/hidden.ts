import { getSupabase } from '../supabase.ts';

/**
 * What the owner of the site says to the maker of a design that he hid; '' where he says nothing.
 * @throws the database's error
 */
export async function fetchHiddenReason(id: string, { rest } = getSupabase()): Promise<string> {
  const asked = rest.from('gallery_images').select('hidden_reason').eq('id', id).maybeSingle();
  const { data, error } = (await asked) as { data: unknown; error: Error | null };
  if (error) throw error;
  const { hidden_reason: reason } = (data ?? {}) as { hidden_reason?: unknown };
  return typeof reason === 'string' ? reason : '';
}
