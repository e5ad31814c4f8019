import {
  PUBLIC_EMAILJS_ORIGIN,
  PUBLIC_EMAILJS_PUBLIC_KEY,
  PUBLIC_EMAILJS_SERVICE_ID,
  PUBLIC_EMAILJS_TEMPLATE_ID,
} from 'astro:env/client';
import type { EmailSettings } from './deliver.ts';
import { EMAILJS_ORIGIN } from './emailjs.ts';

/** The account messages are sent through: any id may be missing, which the visitor is told. */
export const emailIds: EmailSettings = {
  userId: PUBLIC_EMAILJS_PUBLIC_KEY?.trim(),
  serviceId: PUBLIC_EMAILJS_SERVICE_ID?.trim(),
  templateId: PUBLIC_EMAILJS_TEMPLATE_ID?.trim(),
};

/** Decided as `astro.config.ts` decides it for the security policy, which lets nothing else through. */
export const emailOrigin = PUBLIC_EMAILJS_ORIGIN?.trim() || EMAILJS_ORIGIN;
