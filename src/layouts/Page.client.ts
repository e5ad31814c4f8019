/** The script of every page. */
import { offerLanguage } from '../components/LanguageOffer.client.ts';
import { initNavBar } from '../components/NavBar.client.ts';
import { initStarfield } from '../components/Starfield.client.ts';
import { initScrollSpy } from '../components/scrollSpy.client.ts';
import { countPageView } from '../lib/pageViews.ts';

// The content is focusable only while the skip link, or dismissing the offer of a language, moves the
// focus there. Otherwise it would take the focus at every click on plain text.
const content = document.querySelector('main');
document.querySelector<HTMLElement>('.skip')?.addEventListener('click', () => {
  if (content) content.tabIndex = -1;
});
content?.addEventListener('blur', () => content.removeAttribute('tabindex'));

const bar = document.querySelector<HTMLElement>('[data-part="nav-bar"]');
if (bar) initNavBar(bar);

for (const list of document.querySelectorAll<HTMLElement>('[data-scroll-spy]')) initScrollSpy(list);

const starfield = document.querySelector<HTMLElement>('[data-part="starfield"]');
const starfieldToggle = document.querySelector<HTMLElement>('footer button');
if (starfield && starfieldToggle) initStarfield(starfield, starfieldToggle);

const switcher = document.querySelector<HTMLElement>('[data-part="language-switcher"]');
if (switcher) void offerLanguage(switcher);

const { pageViewScript } = document.body.dataset;
if (pageViewScript) addEventListener('load', () => countPageView(pageViewScript), { once: true });
