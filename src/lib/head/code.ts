import type { APIReference, SoftwareSourceCode } from 'schema-dts';
import { organization, webSite } from './graph.ts';
import { absoluteUrl } from '../site.ts';

interface PageFacts {
  title: string;
  description: string;
  path: string;
}

/** Structured data of a reference of functions. */
export function apiReference({ title, description, path }: PageFacts, site: string): APIReference {
  const url = absoluteUrl(path, site);
  return {
    '@type': 'APIReference',
    '@id': `${url}#reference`,
    headline: title,
    description,
    mainEntityOfPage: url,
    inLanguage: 'en',
    author: organization(site),
    isPartOf: webSite(site),
  };
}

/** Structured data of a package of source code. */
export function sourceCode(
  { title, description, path }: PageFacts,
  version: string,
  site: string,
): SoftwareSourceCode {
  const url = absoluteUrl(path, site);
  return {
    '@type': 'SoftwareSourceCode',
    '@id': `${url}#package`,
    name: title,
    description,
    url,
    version,
    programmingLanguage: 'TypeScript',
    runtimePlatform: 'Node.js 20 or newer, and browsers',
    license: 'https://spdx.org/licenses/MIT.html',
    author: organization(site),
  };
}
