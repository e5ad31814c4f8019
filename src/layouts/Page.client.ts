/** What wakes on every page. */
import { markInView } from '../components/markInView.client.ts';
import { wakeNavBar } from '../components/NavBar.client.ts';
import { wakeStarfield } from '../components/Starfield.client.ts';
import { countPageView } from '../lib/pageViews.ts';
import { wakeSkipLink } from './skipLink.client.ts';

const skipLink = document.querySelector<HTMLElement>('.skip');
const content = document.querySelector('main');
if (skipLink && content) wakeSkipLink(skipLink, content);

const bar = document.querySelector<HTMLElement>('[data-part="nav-bar"]');
if (bar) wakeNavBar(bar);

for (const list of document.querySelectorAll<HTMLElement>('[data-reading-line]')) markInView(list);

const sky = document.querySelector<HTMLElement>('[data-part="starfield"]');
const skySwitch = document.querySelector<HTMLElement>('footer button');
if (sky && skySwitch) wakeStarfield(sky, skySwitch);

const { pageViewScript } = document.body.dataset;
if (pageViewScript) addEventListener('load', () => countPageView(pageViewScript), { once: true });
