/** The script of all pages: one file, which each next page finds in the cache. */
import { offerLanguage } from '../components/LanguageOffer.client.ts';
import { initNavBar } from '../components/NavBar.client.ts';
import { initStarfield } from '../components/Starfield.client.ts';
import { initFaq } from '../sections/Faq/Faq.client.ts';
import { initDemoDialog } from '../sections/Hero/DemoDialog.client.ts';
import { initTrailer } from '../sections/HowItWorks/trailer.client.ts';
import { countPageView } from './pageViews.ts';

// The content is focusable only while the skip link, or dismissing the offer of a language, moves the
// focus there. Otherwise it would take the focus at every click on plain text.
const content = document.querySelector('main');
document.querySelector<HTMLElement>('.skip')?.addEventListener('click', () => {
  if (content) content.tabIndex = -1;
});
content?.addEventListener('blur', () => content.removeAttribute('tabindex'));

const bar = document.querySelector<HTMLElement>('[data-part="nav-bar"]');
if (bar) initNavBar(bar);

const starfield = document.querySelector<HTMLElement>('[data-part="starfield"]');
const starfieldToggle = document.querySelector<HTMLElement>('[data-part="starfield-toggle"]');
if (starfield && starfieldToggle) initStarfield(starfield, starfieldToggle);

const switcher = document.querySelector<HTMLElement>('[data-part="language-switcher"]');
if (switcher) void offerLanguage(switcher);

const dialog = document.querySelector<HTMLDialogElement>('dialog#demo');
if (dialog) initDemoDialog(dialog);

const trailer = document.querySelector<HTMLVideoElement>('video#trailer');
const chapters = document.querySelectorAll<HTMLAnchorElement>('[data-part="chapter"]');
if (trailer) initTrailer(trailer, [...chapters], dialog);

const faq = document.getElementById('faq');
if (faq) initFaq(faq);

const { pageViewScript } = document.body.dataset;
if (pageViewScript) addEventListener('load', () => countPageView(pageViewScript), { once: true });
