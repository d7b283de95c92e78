/** A network's own page for sharing an address: plain links, no script of theirs. */
export interface ShareLink {
  name: string;
  href: string;
}

/**
 * Where an article can be shared.
 * @param url the article's whole address
 */
export function shareLinks(url: string, title: string): ShareLink[] {
  const to = (page: string, query: Record<string, string>) =>
    `${page}?${new URLSearchParams(query).toString()}`;
  return [
    { name: 'X', href: to('https://x.com/intent/post', { url, text: title }) },
    { name: 'Facebook', href: to('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { name: 'LinkedIn', href: to('https://www.linkedin.com/sharing/share-offsite/', { url }) },
    { name: 'WhatsApp', href: to('https://api.whatsapp.com/send', { text: `${title} ${url}` }) },
  ];
}
