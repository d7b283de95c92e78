const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as it stands in XML. Characters that XML 1.0 cannot hold, escaped or not, are left out. */
export function escapeXml(text: string): string {
  const allowed = text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '');
  return allowed.replace(/[&<>"]/g, (char) => ENTITIES[char]);
}
