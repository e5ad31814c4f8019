/** What wakes on the home page besides the form, which is a React island. */
import { watchContactForm } from '../sections/Contact/ContactForm.client.ts';
import { wakeFaq } from '../sections/Faq/Faq.client.ts';
import { wakeDemoDialog } from '../sections/Hero/DemoDialog.client.ts';
import { wakeTrailer } from '../sections/Trailer/Trailer.client.ts';

const dialog = document.querySelector<HTMLDialogElement>('dialog#demo');
if (dialog) wakeDemoDialog(dialog);

const trailer = document.querySelector<HTMLVideoElement>('video#trailer');
if (trailer) wakeTrailer(trailer);

const faq = document.getElementById('faq');
if (faq) wakeFaq(faq);

const contactForm = document.querySelector<HTMLFormElement>('#contact form');
if (contactForm) watchContactForm(contactForm);
