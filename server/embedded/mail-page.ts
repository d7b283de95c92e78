import { html } from 'hono/html';
import type { Mail } from './mailbox.ts';

/** The look of the site in a few lines: this page is not built with it. */
export const MAIL_STYLE = `
:root { color-scheme: light dark; }
body {
  margin: 0 auto; max-width: 42rem; padding: 3rem 1.25rem 4.5rem;
  background: light-dark(oklch(0.905 0.014 98), oklch(0.225 0.04 270));
  color: light-dark(oklch(0.255 0.045 275), oklch(0.945 0.012 96));
  font: 1.0625rem/1.55 'Trebuchet MS', sans-serif;
}
h1, h2 { font-family: Georgia, serif; font-weight: 640; line-height: 1.1; }
h1 { font-size: 2.5rem; margin: 0 0 0.75rem; }
h2 { font-size: 1.5625rem; margin: 0 0 0.5rem; }
ol, ul { list-style: none; margin: 2rem 0 0; padding: 0; display: grid; gap: 1.5rem; }
section { margin-top: 2rem; }
section ul { margin-top: 1rem; gap: 0.75rem; }
.notice { border-left: 3px solid light-dark(oklch(0.475 0.165 22), oklch(0.7 0.15 26)); }
li {
  padding: 1.5rem;
  background: light-dark(oklch(0.968 0.008 98), oklch(0.278 0.043 270));
  border-radius: 2px; box-shadow: 0 1px 3px oklch(0.2 0.05 272 / 0.25);
  overflow-wrap: anywhere;
}
.facts { margin: 0 0 1rem; color: light-dark(oklch(0.425 0.035 275), oklch(0.78 0.02 96)); font-size: 0.9375rem; }
a { color: light-dark(oklch(0.415 0.115 264), oklch(0.77 0.085 262)); }
.open {
  display: inline-block; padding: 0.6rem 1.1rem; border-radius: 5px; text-decoration: none;
  background: light-dark(oklch(0.475 0.165 22), oklch(0.7 0.15 26)); color: oklch(0.98 0.008 98);
  color: light-dark(oklch(0.98 0.008 98), oklch(0.165 0.036 270));
}
:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
`;

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A mail's last word is its link; the line that only names it is left out. */
function mailItem({ to, subject, lines, link, sentAt }: Mail) {
  const [first, label, ...rest] = lines;
  return html`<li>
    <h2>${subject}</h2>
    <p class="facts">
      To ${to}, <time datetime="${sentAt}">${TIME.format(new Date(sentAt))}</time>
    </p>
    <p>${first}</p>
    ${link ? html`<p><a class="open" href="${link}">${label}</a></p>` : html`<p>${label}</p>`}
    ${rest.map((line) => html`<p>${line}</p>`)}
  </li>`;
}

/** What the owner of the data must know. */
const noticeList = (notices: readonly string[]) =>
  html`<section aria-labelledby="data">
    <h2 id="data">About your data</h2>
    <ul>
      ${notices.map((notice) => html`<li class="notice">${notice}</li>`)}
    </ul>
  </section>`;

/**
 * The mails that would have been sent, newest first.
 * @param notices what the owner of the data must know, first of all
 */
export function mailPage(mails: readonly Mail[], notices: readonly string[] = []) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Mail on this machine – Ilmek</title>
        <link rel="stylesheet" href="/_mail/style.css" />
      </head>
      <body>
        <main>
          <h1>Mail on this machine</h1>
          <p>
            What the site would have sent. Nothing leaves this computer, and only this computer can
            read it. <a href="/">Back to the site</a>
          </p>
          ${notices.length > 0 ? noticeList(notices) : ''}
          ${
            mails.length > 0
              ? html`<ol>
                  ${mails.map(mailItem)}
                </ol>`
              : html`<p>No mail yet. Sign up, and the confirmation lies here.</p>`
          }
        </main>
      </body>
    </html>`;
}
