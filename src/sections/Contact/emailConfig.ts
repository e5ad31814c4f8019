import {
  PUBLIC_EMAILJS_ORIGIN,
  PUBLIC_EMAILJS_PUBLIC_KEY,
  PUBLIC_EMAILJS_SERVICE_ID,
  PUBLIC_EMAILJS_TEMPLATE_ID,
} from 'astro:env/client';
import { EMAILJS_ORIGIN } from './emailjs.ts';

/** The settings of the EmailJS account. When one is missing, sending ends as 'misconfigured'. */
export const emailSettings = {
  userId: PUBLIC_EMAILJS_PUBLIC_KEY?.trim(),
  serviceId: PUBLIC_EMAILJS_SERVICE_ID?.trim(),
  templateId: PUBLIC_EMAILJS_TEMPLATE_ID?.trim(),
};

/** Must match the origin that `astro.config.ts` allows in the security policy. */
export const emailOrigin = PUBLIC_EMAILJS_ORIGIN?.trim() || EMAILJS_ORIGIN;
