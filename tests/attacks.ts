/**
 * What an attacker would put into the pages or do in them. Each attack ends in a request for an
 * address under `/landed/` that carries its name, so that a test sees whether it came through.
 */
import type { Page } from '@playwright/test';

/** Nobody's: a test answers what is asked of it. */
export const FOREIGN = 'https://foreign.example';

interface Attack {
  readonly name: string;
  /** The directive that stops it, as the browser reports it. */
  readonly directive: string;
}

/** Found in the page as it comes. */
interface MarkupAttack extends Attack {
  readonly markup: string;
}

/** Done by a script that got in after all, or by a person whom markup has fooled. */
interface Deed extends Attack {
  readonly commit: (page: Page) => Promise<unknown>;
}

const land = (name: string) => `new Image().src='/landed/${name}'`;
const landAbroad = (name: string) => `${FOREIGN}/landed/${name}`;

export const MARKUP_ATTACKS: readonly MarkupAttack[] = [
  {
    name: 'inline-script',
    directive: 'script-src-elem',
    markup: `<script>${land('inline-script')}</script>`,
  },
  {
    name: 'inline-module',
    directive: 'script-src-elem',
    markup: `<script type="module">${land('inline-module')}</script>`,
  },
  {
    name: 'inline-handler',
    directive: 'script-src-attr',
    markup: `<details open ontoggle="${land('inline-handler')}"><summary>x</summary></details>`,
  },
  {
    name: 'foreign-script',
    directive: 'script-src-elem',
    markup: `<script src="${landAbroad('foreign-script')}"></script>`,
  },
  {
    name: 'script-in-address',
    directive: 'script-src-elem',
    markup: `<script src="data:text/javascript,${land('script-in-address')}"></script>`,
  },
  {
    name: 'inline-style',
    directive: 'style-src-elem',
    markup: `<style>@import url(${landAbroad('inline-style')})</style>`,
  },
  {
    name: 'style-attribute',
    directive: 'style-src-attr',
    markup: `<p style="background:url(${landAbroad('style-attribute')})">x</p>`,
  },
  {
    name: 'foreign-style',
    directive: 'style-src-elem',
    markup: `<link rel="stylesheet" href="${landAbroad('foreign-style')}">`,
  },
  {
    name: 'foreign-image',
    directive: 'img-src',
    markup: `<img src="${landAbroad('foreign-image')}" alt="">`,
  },
  {
    name: 'foreign-film',
    directive: 'media-src',
    markup: `<video src="${landAbroad('foreign-film')}" preload="auto"></video>`,
  },
  {
    name: 'foreign-frame',
    directive: 'frame-src',
    markup: `<iframe src="${landAbroad('foreign-frame')}"></iframe>`,
  },
  {
    name: 'foreign-object',
    directive: 'object-src',
    markup: `<object data="${landAbroad('foreign-object')}"></object>`,
  },
  {
    name: 'foreign-base',
    directive: 'base-uri',
    markup: `<base href="${landAbroad('foreign-base')}/"><img src="picture" alt="">`,
  },
];

/** Adds an element to a form in the page and clicks it, as a person would. */
async function clickInjected(
  page: Page,
  tag: string,
  name: string,
  attributes: Readonly<Record<string, string>>,
): Promise<void> {
  await page.evaluate(
    ([tagName, text, given]) => {
      const element = document.createElement(tagName);
      element.textContent = text;
      for (const [key, value] of Object.entries(given)) element.setAttribute(key, value);
      const form = document.createElement('form');
      form.append(element);
      document.querySelector('footer')?.prepend(form);
    },
    [tag, name, attributes] as const,
  );
  await page.getByText(name, { exact: true }).click({ noWaitAfter: true });
}

/** In an order in which one does not hinder the next: the last one leaves the page. */
export const DEEDS: readonly Deed[] = [
  {
    name: 'foreign-fetch',
    directive: 'connect-src',
    commit: (page) =>
      page.evaluate((url) => void fetch(url).catch(() => {}), landAbroad('foreign-fetch')),
  },
  {
    name: 'foreign-beacon',
    directive: 'connect-src',
    commit: (page) =>
      page.evaluate((url) => void navigator.sendBeacon(url), landAbroad('foreign-beacon')),
  },
  {
    name: 'foreign-font',
    directive: 'font-src',
    commit: (page) =>
      page.evaluate((url) => {
        new FontFace('foreign', `url(${url})`).load().catch(() => {});
      }, landAbroad('foreign-font')),
  },
  {
    name: 'text-as-markup',
    directive: 'require-trusted-types-for',
    commit: (page) =>
      page.evaluate((code) => {
        try {
          document.createElement('div').innerHTML = `<img src="data:," onerror="${code}">`;
        } catch {}
      }, land('text-as-markup')),
  },
  {
    name: 'text-as-code',
    directive: 'require-trusted-types-for',
    commit: (page) =>
      page.evaluate((code) => {
        // Later, because what a test evaluates is itself allowed to.
        setTimeout(() => {
          try {
            new Function(code)();
          } catch {}
        });
      }, land('text-as-code')),
  },
  {
    name: 'vouching',
    directive: 'trusted-types',
    commit: (page) =>
      page.evaluate((url) => {
        try {
          window.trustedTypes?.createPolicy('anyone', { createScriptURL: (address) => address });
          new Image().src = url;
        } catch {}
      }, '/landed/vouching'),
  },
  {
    name: 'script-link',
    directive: 'script-src-elem',
    commit: (page) =>
      clickInjected(page, 'a', 'script-link', { href: `javascript:void(${land('script-link')})` }),
  },
  {
    name: 'foreign-form',
    directive: 'form-action',
    commit: (page) =>
      clickInjected(page, 'button', 'foreign-form', {
        formaction: landAbroad('foreign-form'),
        formmethod: 'post',
      }),
  },
];
