import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  SoftwareApplication,
  Thing,
  WebSite,
} from 'schema-dts';
import { withMark, type PromiseKey } from '../promises/promises.ts';
import { absoluteUrl, SITE_NAME } from '../site.ts';

/*
 * Structured data (schema.org) as plain objects. Things name each other by
 * `@id`, so that one graph a page holds them all without repetition.
 */

export interface Crumb {
  name: string;
  path: string;
}

export interface QuestionAnswer {
  question: string;
  /** Plain text. */
  answer: string;
  /** What it promises of the product, if anything. */
  promises?: readonly PromiseKey[];
}

export interface ArticleFacts {
  title: string;
  description: string;
  path: string;
  /** BCP 47. */
  lang: string;
  /** ISO 8601. */
  published: string;
  modified?: string;
  author: string;
  /** A route or a whole address. */
  image: string;
  section?: string;
  tags?: string[];
}

export interface ApplicationFacts {
  name: string;
  description: string;
  path: string;
  features?: string[];
}

const organizationId = (site: string) => `${site}/#organization`;
const webSiteId = (site: string) => `${site}/#website`;

/** All of a page's things in one graph. */
export function graphOf(things: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

export function organization(site: string): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: SITE_NAME,
    url: absoluteUrl('/', site),
    logo: absoluteUrl('/icon-512.png', site),
  };
}

export function webSite(site: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(site),
    name: SITE_NAME,
    url: absoluteUrl('/', site),
    inLanguage: ['en', 'tr'],
    publisher: { '@id': organizationId(site) },
  };
}

/** A tool that runs in the browser, offered at 0 USD. */
export function softwareApplication(app: ApplicationFacts, site: string): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    '@id': `${absoluteUrl(app.path, site)}#application`,
    name: app.name,
    description: app.description,
    url: absoluteUrl(app.path, site),
    applicationCategory: 'DesignApplication',
    operatingSystem: 'Any, in a web browser',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    ...(app.features ? { featureList: app.features } : {}),
    publisher: { '@id': organizationId(site) },
  };
}

export function article(facts: ArticleFacts, site: string): Article {
  const url = absoluteUrl(facts.path, site);
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: facts.title,
    description: facts.description,
    mainEntityOfPage: url,
    inLanguage: facts.lang,
    datePublished: facts.published,
    dateModified: facts.modified ?? facts.published,
    author: { '@type': 'Person', name: facts.author },
    publisher: { '@id': organizationId(site) },
    isPartOf: { '@id': webSiteId(site) },
    image: absoluteUrl(facts.image, site),
    ...(facts.section ? { articleSection: facts.section } : {}),
    ...(facts.tags?.length ? { keywords: facts.tags } : {}),
  };
}

/** The way from the landing page, which is added as the first step. */
export function breadcrumbs(crumbs: Crumb[], site: string): BreadcrumbList {
  const steps = [{ name: 'Home', path: '/' }, ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: absoluteUrl(path, site),
    })),
  };
}

export function faqPage(items: QuestionAnswer[], path: string, site: string): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${absoluteUrl(path, site)}#faq`,
    mainEntity: items.map(({ question, answer, promises = [] }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: withMark(answer, promises) },
    })),
  };
}
