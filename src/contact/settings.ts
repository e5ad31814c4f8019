import {
  PUBLIC_EMAILJS_ORIGIN,
  PUBLIC_EMAILJS_PUBLIC_KEY,
  PUBLIC_EMAILJS_SERVICE_ID,
  PUBLIC_EMAILJS_TEMPLATE_ID,
} from 'astro:env/client';
import type { EmailSettings } from './deliver.ts';

/** The account messages are sent through: any id may be missing, which the visitor is told. */
export const emailIds: EmailSettings = {
  userId: PUBLIC_EMAILJS_PUBLIC_KEY,
  serviceId: PUBLIC_EMAILJS_SERVICE_ID,
  templateId: PUBLIC_EMAILJS_TEMPLATE_ID,
};

export const emailOrigin = PUBLIC_EMAILJS_ORIGIN;
