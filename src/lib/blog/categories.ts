/** What the blog's filter buttons stand for, in their order. */
export interface BlogCategory {
  /** As it is shown. */
  name: string;
  /** Its part of an address: /blog/kategori/SLUG. */
  slug: string;
  /** What its list holds, for the list's description. */
  about: string;
}

export const BLOG_CATEGORIES = [
  {
    name: 'Teknoloji',
    slug: 'teknoloji',
    about: 'Nakışta yapay zekâ, yazılım ve makineler üzerine yazılar.',
  },
  {
    name: 'Tasarım',
    slug: 'tasarim',
    about: 'Bir çizimin, bir yazının ya da bir fikrin nakış desenine dönüşmesi üzerine yazılar.',
  },
  {
    name: 'İpuçları',
    slug: 'ipuclari',
    about: 'Kasnak başında işe yarayan kısa bilgiler: kumaş, iplik, iğne, tela ve logo nakışı.',
  },
  {
    name: 'Sanat',
    slug: 'sanat',
    about: 'İğne ve iplikle yapılan sanat üzerine yazılar: gelenek, dövme, resim ve desen.',
  },
  {
    name: 'Teknik',
    slug: 'teknik',
    about: 'Dosya formatları, dikiş türleri, sıklık ve çekme payı üzerine yazılar.',
  },
  {
    name: 'Sürdürülebilirlik',
    slug: 'surdurulebilirlik',
    about: 'Daha az atık, daha uzun ömür: nakışta çevreyi gözeten yollar üzerine yazılar.',
  },
] as const satisfies BlogCategory[];
