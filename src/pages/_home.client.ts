/** What wakes on the home page. The lab and the form need React, which comes when one comes near. */
import { wakeContactForm } from '../sections/Contact/ContactForm.client.ts';
import { wakeFaq } from '../sections/Faq/Faq.client.ts';
import { wakeDemoDialog } from '../sections/Hero/DemoDialog.client.ts';
import { wakeSpeedLab } from '../sections/Trailer/SpeedLab/SpeedLab.client.ts';
import { wakeTrailer } from '../sections/Trailer/Trailer.client.ts';

const dialog = document.querySelector<HTMLDialogElement>('dialog#demo');
if (dialog) wakeDemoDialog(dialog);

const trailer = document.querySelector<HTMLVideoElement>('video#trailer');
if (trailer) wakeTrailer(trailer, dialog);

const speedLab = document.getElementById('speed-lab');
if (speedLab) wakeSpeedLab(speedLab);

const faq = document.getElementById('faq');
if (faq) wakeFaq(faq);

const contactForm = document.querySelector<HTMLElement>('[data-part="contact-form"]');
if (contactForm) wakeContactForm(contactForm);
