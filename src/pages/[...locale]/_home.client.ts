/** The scripts of the home page outside its React islands. */
import { initFaq } from '../../sections/Faq/Faq.client.ts';
import { initDemoDialog } from '../../sections/Hero/DemoDialog.client.ts';
import { initTrailer } from '../../sections/HowItWorks/trailer.client.ts';

const dialog = document.querySelector<HTMLDialogElement>('dialog#demo');
if (dialog) initDemoDialog(dialog);

const trailer = document.querySelector<HTMLVideoElement>('video#trailer');
if (trailer) initTrailer(trailer, dialog);

const faq = document.getElementById('faq');
if (faq) initFaq(faq);

const form = document.querySelector<HTMLFormElement>('[data-part="contact-form"] form');
const emailLink = form?.querySelector<HTMLAnchorElement>('[data-part="form-not-loaded"] a');
if (form && emailLink) {
  const { href } = emailLink;
  // Shown when the form's script did not load. It takes the typed subject and message along.
  emailLink.addEventListener('click', () => {
    const textOf = (name: string) => encodeURIComponent(String(new FormData(form).get(name)));
    emailLink.href = `${href}?subject=${textOf('subject')}&body=${textOf('message')}`;
  });
}
