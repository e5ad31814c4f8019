/** The contact section: headings, form, card and the words of every outcome. */
export const contact = {
  title: "Let's build something great",
  badge: 'We reply fast',
  form: {
    title: 'Send us a message',
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    company: 'Company (leave empty)',
    incomplete: 'Complete the form',
    complete: 'Send Message',
    sending: 'Sending…',
    draftNote: 'An unsent draft stays on this device for up to 7 days.',
    noScript: 'This form needs JavaScript. You can write to us by e-mail instead:',
  },
  card: {
    title: 'Contact Information',
    text: 'A clip that reads wrong, a club that wants to try it, a bug: all welcome.',
    email: 'Email',
    emailButton: 'Email us directly',
    opensNewTab: 'opens in a new tab',
  },
  outcome: {
    sent: 'Thanks! Your message has been sent.',
    failed: 'Oops—something went wrong. Please try again.',
    misconfigured: 'Email service misconfigured. Try again later.',
  },
} as const;

/** Every word the form island shows. */
export type ContactFormCopy = typeof contact.form;
