import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { build } from 'vite';
import { OwnModules } from './own-modules.ts';
import { withOwnStyle, withPreloads } from './page.ts';
import { namesIn } from './rules.ts';
import { withLateRuntime } from './runtime.ts';
import { Scopes } from './scopes.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const STYLE = [
  ':root{--thread:#a33}',
  'p{color:var(--thread)}',
  '.card{padding:1px}.card:hover{padding:2px}',
  '.stray{padding:3px}',
  '@media (width<64rem){.md\\:grid{display:grid}.md\\:flex{display:flex}}',
  '.\\31 2up{order:1}',
  '.bg-\\[color-mix\\(in_oklab\\,red_5\\%\\,blue\\)\\]{color:red}',
  '[data-theme=dark] .card{padding:4px}',
  '.card[open]>.late{padding:5px}',
  '@keyframes sew{to{opacity:1}}@keyframes fray{to{opacity:0}}.card{animation:sew 1s}',
].join('');

const SCRIPT = 'document.body.dataset.theme="dark"';

const page = (policy: string) =>
  `<!doctype html><html><head><meta http-equiv="content-security-policy" content="default-src 'self'; ${policy}"><style>${STYLE}</style></head>` +
  `<body><p class="card md:grid 12up bg-[color-mix(in_oklab,red_5%,blue)]">a &lt; b</p><script>${SCRIPT}</script><script type="module" src="/_astro/a.js"></script></body></html>`;

const styleOf = (html: string) => /<style>([^]*?)<\/style>/.exec(html)![1];

describe('withOwnStyle', () => {
  it('keeps what the page can use, in any state, and leaves the rest', () => {
    const style = styleOf(withOwnStyle(page(''), []));
    for (const kept of [
      '--thread:#a33',
      'p{color',
      '.card:hover',
      '.md\\:grid{',
      '.\\31 2up{',
      '.bg-\\[color-mix',
      '[data-theme=dark] .card',
      '@keyframes sew',
    ]) {
      expect(style).toContain(kept);
    }
    expect(style).not.toMatch(/stray\{padding:3|md\\:flex|late/);
  });

  it('keeps what a script of it names', () => {
    const names = namesIn('const a=`late`;export{a as b};x.className="y stray md:flex"');
    const style = styleOf(withOwnStyle(page(''), [names]));
    expect(style).toContain('.stray{padding:3px}');
    expect(style).toContain('.md\\:flex');
    expect(style).toContain('.late');
  });

  it('allows its own style and scripts, and those of no other page', () => {
    const policy = `script-src 'self' ${hash(SCRIPT)} ${hash('other')}; style-src 'self' ${hash(STYLE)} ${hash('p{}')};`;
    const own = withOwnStyle(page(policy), []);
    expect(own).toContain(`script-src 'self' ${hash(SCRIPT)};`);
    expect(own).toContain(`style-src 'self' ${hash(styleOf(own))};`);
    expect(own).toContain("default-src 'self'; script-src");
  });

  it('keeps the custom properties that are read, here or in a script', () => {
    const sheet =
      ':root{--read:1px;--idle:2px;--set:3px}@property --read{syntax:"*";inherits:false}' +
      '@property --idle{syntax:"*";inherits:false}p{margin:var(--read)}';
    const names = namesIn('x.style.getPropertyValue("--set")');
    const style = styleOf(withOwnStyle(page('').replace(STYLE, sheet), [names]));
    expect(style).toContain('--read:1px');
    expect(style).toContain('--set:3px');
    expect(style).toContain('@property --read');
    expect(style).not.toContain('--idle');
  });

  // Each of these was lost once, or would be with a list of the elements that a page begins with.
  it.each([
    ':focus-visible{outline:1px}',
    '@media (prefers-contrast:more){:focus-visible{outline-style:solid}}',
    '*,:before,::backdrop{margin:0}',
    '[open]::backdrop{color:red}',
    'p:user-invalid,tbody{color:red}',
    ':not(.stranger){color:red}',
    ':is(.stranger,p){color:red}',
    ':where(.stranger) p{color:red}',
    '.stranger,p{color:red}',
    '.card>:nth-child(2){left:0}',
    "a[target='_blank']:after{content:'↗'}",
    '@font-face{font-family:a;src:url(a)}',
    '@view-transition{navigation:auto}',
    '@layer a,b;',
  ])('keeps %s', (rule) => {
    expect(styleOf(withOwnStyle(page('').replace(STYLE, rule), []))).toBe(rule);
  });

  it.each([
    '.stranger{color:red}',
    'textarea:user-invalid{color:red}',
    '.stranger:hover,p .stranger>b{color:red}',
    'p .stranger:not(.card){color:red}',
    '@media print{#stranger{color:red}}',
    '.stranger{&:focus{padding:6px}}',
  ])('leaves out %s', (rule) => {
    expect(styleOf(withOwnStyle(page('').replace(STYLE, rule), []))).toBe('');
  });

  it('knows a class by what is written, escaped in the page as well as in the rule', () => {
    const rule = String.raw`.\[\&\>svg\]\:w-4>svg{width:1rem}`;
    const html = page('').replace(STYLE, rule).replace('12up', '[&amp;&gt;svg]:w-4');
    expect(styleOf(withOwnStyle(html, []))).toBe(rule);
  });

  it('changes nothing else', () => {
    const own = withOwnStyle(page(''), []);
    const without = (html: string) => html.replace(/<style>[^]*?<\/style>/, '').split('; ')[1];
    expect(without(own).trim()).toBe(without(page('')).trim());
  });
});

describe('withLateRuntime', () => {
  const built = (client: string) =>
    `<body><script>self.Astro={session(){}}</script><script>customElements.define("astro-island",class{})</script><astro-island uid="a" client="${client}"></astro-island></body>`;

  it('leaves the islands’ script out until a session wakes them', () => {
    const { page: lean, runtime } = withLateRuntime(built('session'));
    expect(runtime!.path).toMatch(/^\/_astro\/islands\.[\w-]{8}\.js$/);
    expect(runtime!.text).toBe('customElements.define("astro-island",class{})');
    expect(lean).toContain(`<script>Astro.session(()=>import("${runtime!.path}")`);
    expect(lean).toContain('<script>self.Astro={session(){}}</script>');
    expect(lean).not.toContain('customElements');
  });

  it('leaves pages whose islands wake at once as they are', () => {
    for (const html of [built('load'), '<p>still</p>'])
      expect(withLateRuntime(html)).toEqual({ page: html });
  });
});

describe('Scopes', () => {
  it('are the same on all pages, in markup, rules and properties of islands', () => {
    const scopes = new Scopes();
    const [one, other] = ['a1b2c3d4', 'e5f6g7h8'].map((id) => `data-astro-cid-${id}`);
    expect(scopes.shorten(`<style>p[${one}]{}</style><p ${one}><b ${other}>`)).toBe(
      '<style>p[data-0]{}</style><p data-0><b data-1>',
    );
    expect(scopes.shorten(`{"${other}":true}`)).toBe('{"data-1":true}');
  });
});

describe('OwnModules', () => {
  it('are the strings of a script that no package wrote', async () => {
    const own = new OwnModules();
    await build({
      root: import.meta.dirname,
      configFile: false,
      logLevel: 'silent',
      plugins: [
        own.plugin,
        {
          name: 'sources',
          resolveId: (id) => (id.startsWith('/virtual/') ? id : undefined),
          load: (id) =>
            ({
              '/virtual/page.js': `import '/virtual/node_modules/lib.js'; document.body.className = \`ours \${location.hash} parts\`.concat([].filter(Boolean))`,
              '/virtual/node_modules/lib.js': `document.title = 'theirs'`,
            })[id],
        },
      ],
      build: {
        write: false,
        rolldownOptions: {
          input: '/virtual/page.js',
          output: { entryFileNames: 'page.js' },
        },
      },
    });
    const strings = own.textOf('page.js');
    expect(strings).toContain('ours');
    expect(strings).toContain('parts');
    expect(strings).not.toMatch(/theirs|filter/);
    expect(own.textOf('other.js')).toBeUndefined();
  });
});

describe('withPreloads', () => {
  const IMPORTS: Record<string, string[]> = {
    'a.js': ['b.js', 'c.js'],
    'b.js': ['d.js', 'a.js'],
    'd.js': ['b.js'],
  };
  const early = (html: string) => withPreloads(html, (name) => IMPORTS[name] ?? []);

  it('names what the scripts of a page begin with, once, before the first of them', () => {
    const html = early(
      page('').replace('</body>', '<script type="module" src="/_astro/c.js"></script></body>'),
    );
    expect(html.match(/<link[^>]*>|<script type[^>]*>/g)).toEqual([
      '<link rel="modulepreload" href="/_astro/b.js">',
      '<link rel="modulepreload" href="/_astro/d.js">',
      '<script type="module" src="/_astro/a.js">',
      '<script type="module" src="/_astro/c.js">',
    ]);
  });

  it('leaves a page alone whose scripts stand for themselves', () => {
    const html = page('').replace('a.js', 'e.js');
    expect(early(html)).toBe(html);
  });
});
