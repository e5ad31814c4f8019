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
    draftNote: 'Your draft stays on this device. Sending deletes it.',
    noScript: 'This form needs JavaScript. You can write to us by email instead:',
  },
  card: {
    title: 'Contact Information',
    text: 'Tell us about a wrong reading, a bug or an idea.',
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
