/** The scripts of the home page outside its React islands. */
import { initFaq } from '../../sections/Faq/Faq.client.ts';
import { initDemoDialog } from '../../sections/Hero/DemoDialog.client.ts';
import { initTrailer } from '../../sections/HowItWorks/trailer.client.ts';

const dialog = document.querySelector<HTMLDialogElement>('dialog#demo');
if (dialog) initDemoDialog(dialog);

const trailer = document.querySelector<HTMLVideoElement>('video#trailer');
const chapters = document.querySelectorAll<HTMLAnchorElement>('[data-part="chapter"]');
if (trailer) initTrailer(trailer, [...chapters], dialog);

const faq = document.getElementById('faq');
if (faq) initFaq(faq);
