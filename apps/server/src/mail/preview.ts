import { Hono } from 'hono';
import { html } from 'hono/html';
import { writeMail } from './mails.ts';
import { sampleLinks, sampleMails, sampleSite } from './samples.ts';

/** Every mail side by side, as a phone shows it and as plain text. In development only. */
export function mailPreview() {
  return new Hono().get('/', async (c) => {
    const mails = await Promise.all(
      sampleMails.map(async (each) => ({
        kind: each.kind,
        ...(await writeMail(each, sampleLinks, sampleSite)),
      })),
    );
    const sections = mails.map(
      (mail) => html`
        <section>
          <h2>${mail.subject}</h2>
          <p>${mail.kind}</p>
          <iframe title="${mail.subject}" srcdoc="${mail.html}"></iframe>
          <pre>${mail.text}</pre>
        </section>
      `,
    );
    return c.html(
      html`<!doctype html>
        <html lang="en-IN">
          <head>
            <title>Mails</title>
            <style>
              body {
                font: 16px/1.5 sans-serif;
                margin: 24px;
              }
              section {
                border-top: 1px solid #ccc;
              }
              iframe {
                border: 1px solid #ccc;
                height: 640px;
                vertical-align: top;
                width: 375px;
              }
              pre {
                display: inline-block;
                margin: 0 0 0 24px;
                max-width: 80ch;
                white-space: pre-wrap;
              }
            </style>
          </head>
          <body>
            <h1>Mails</h1>
            ${sections}
          </body>
        </html>`,
    );
  });
}
