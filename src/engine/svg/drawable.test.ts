import { describe, expect, it } from 'vitest';
import { drawableSvg } from './drawable.ts';

const page = (content: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100" ${more}>${content}</svg>`;

const DOT = '<rect width="9" height="9"/>';

/** Things of one kind that each hold ten of the next. */
const chain = (make: (id: string, next: string) => string, length = 9): string =>
  Array.from({ length }, (_, i) => make(`n${i}`, `n${i + 1}`)).join('') +
  `<g id="n${length}">${DOT}</g>`;

const times = (count: number, text: string) => text.repeat(count);

const BOMBS: [string, string][] = [
  [
    'use',
    page(
      chain((id, next) => `<g id="${id}">${times(10, `<use href="#${next}"/>`)}</g>`) +
        '<use xlink:href="#n0"/>',
    ),
  ],
  [
    'use by an address in other letters',
    page(
      chain((id, next) => `<g id="${id}">${times(10, `<use href="#%6e${next.slice(1)}"/>`)}</g>`),
    ),
  ],
  ...(['pattern', 'mask', 'clipPath', 'marker'] as const).map((name): [string, string] => {
    const property = { pattern: 'fill', mask: 'mask', clipPath: 'clip-path', marker: 'marker-end' };
    const refer = (next: string) => `style="${property[name]}:/**/URL( '#${next}' )"`;
    const make = (id: string, next: string) =>
      `<${name} id="${id}">${times(10, `<path d="M0 0h9v9z" ${refer(next)}/>`)}</${name}>`;
    const end = `<${name} id="n9">${DOT}</${name}><path d="M0 0h9" ${refer('n0')}/>`;
    return [name, page(chain(make, 9).replace(/<g id="n9">.*<\/g>/, '') + end)];
  }),
  [
    'rules for elements that other elements decide on',
    page(
      `<style>svg > g .a{m\\ask:url(#n0)} @media screen{.a{fill:url(#n1)}}</style>` +
        chain((id, next) => `<mask id="${id}">${times(10, `<g mask="url(#${next})"/>`)}</mask>`) +
        times(2000, '<path class="a" d="M0 0h9v9z"/>'),
    ),
  ],
  [
    'variables',
    page(
      chain(
        (id, next) =>
          `<mask id="${id}">${times(10, `<path d="M0 0h9" style="--m:url(#${next});mask:var(--m)"/>`)}</mask>`,
      ) + '<path d="M0 0h9" style="--n:url(#n0);mask:var(--n)"/>',
    ),
  ],
  ['elements', page(times(60_000, DOT))],
  ['layers', page(times(2000, `<g opacity=".5">${DOT}${DOT}</g>`))],
  ['nested layers', page(times(40, '<g opacity=".5">') + DOT + times(40, '</g>'))],
  ['blend modes', page(times(2000, '<rect width="9" height="9" style="mix-blend-mode:screen"/>'))],
  [
    'filters',
    page(
      `<filter id="f">${times(9, '<feGaussianBlur stdDeviation="50"/>')}</filter>` +
        times(100, '<rect width="9" height="9" filter="url(#f)"/>'),
    ),
  ],
  ['filters in words', page(times(400, `<g style="filter:blur(9px)">${DOT}</g>`))],
  ['dashes', page('<path d="M0 0H100" stroke="red" stroke-dasharray=".0001"/>')],
  ['letters', page(`<text>${times(400_000, 'a')}</text>`)],
  [
    'ink',
    page(`<path id="p" d="M0 0${times(100_000, 'h1v1')}"/>${times(100, '<use href="#p"/>')}`),
  ],
  ['rules', page(`<style>${times(4000, '* {r:1}')}</style>${times(9000, DOT)}`)],
  ['nesting', page(times(400, '<g>') + DOT + times(400, '</g>'))],
];

describe('drawableSvg', () => {
  it.each(BOMBS)('refuses a bomb of %s', (_, text) => {
    expect(() => drawableSvg(text)).toThrow(
      expect.objectContaining({ code: 'too-complex' }) as Error,
    );
  });

  it('refuses entities that multiply, and puts in those of plain text', () => {
    const laughs = Array.from(
      { length: 9 },
      (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`,
    );
    const bomb = `<!DOCTYPE svg [<!ENTITY e0 "lol">${laughs.join('')}]>${page('&e9;')}`;
    expect(() => drawableSvg(bomb)).toThrow(/entities/);
    const outside = `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${page('&x;')}`;
    expect(() => drawableSvg(outside)).toThrow(/entities/);
    const old = `<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;">${DOT}</svg>`;
    expect(drawableSvg(old).text).toContain('<rect');
  });

  it('leaves what draws as it is', () => {
    const drawing = page(
      '<style>.a{fill:url(#g)} g > .b{fill:red}</style><defs><linearGradient id="g">' +
        '<stop offset="0" stop-color="#fff"/></linearGradient></defs><g transform="matrix(1 0 0 1 5 5)">' +
        '<path class="a" d="M1 2h3v4z" style="stroke:#123;opacity:.5"/></g>' +
        '<text x="1">Ilmek <tspan>&amp; Söhne</tspan> 1 &lt; 2</text>',
    );
    const { text, pictures } = drawableSvg(drawing);
    expect(pictures).toEqual([]);
    expect(text).toContain('.a{fill:url(#g)} g &gt; .b{fill:red}');
    expect(text).toContain('<g transform="matrix(1 0 0 1 5 5)">');
    expect(text).toContain('style="stroke:#123;opacity:.5"');
    expect(text).toContain('Ilmek <tspan>&amp; Söhne</tspan> 1 &lt; 2');
    expect(drawableSvg(text).text).toBe(text);
  });

  it('leaves out what runs, moves, loads or holds another document', () => {
    const { text } = drawableSvg(
      page(
        '<script>1</script><foreignObject><b xmlns="http://www.w3.org/1999/xhtml">b</b></foreignObject>' +
          '<image href="http://127.0.0.1:9/a.png"/><use href="http://127.0.0.1:9/b.svg#c"/>' +
          '<style>@import "http://127.0.0.1:9/c.css"; .a{fill:u\\rl(http://127.0.0.1:9/d)}</style>' +
          '<rect width="9" height="9" onclick="1" style="mask:url(//127.0.0.1:9/e.svg#m)"><animate/></rect>' +
          '<rect style="mask-image:url(DATA:image/svg+xml,x)"/>',
      ),
    );
    expect(text).not.toMatch(
      /127\.0\.0\.1:9\/[abde]|script|foreign|onclick|animate|@import|data:/i,
    );
  });

  it('names the pictures that stand in it', () => {
    const url = 'data:image/png;base64,iVBORw0KGgo=';
    const { pictures, text } = drawableSvg(
      page(`<image xlink:href="${url}"/><image href="${url}"/>`),
    );
    expect(pictures).toEqual([url]);
    expect(text).toContain(`href="${url}"`);
  });
});
