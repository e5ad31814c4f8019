/** The contact section around the form. */
export const contact = {
  title: 'Let’s build something great',
  badge: 'We reply fast',
  card: {
    title: 'Contact Information',
    text: 'Tell us about a wrong reading, a bug or an idea.',
    email: 'Email',
    emailButton: 'Email us directly',
    opensNewTab: 'opens in a new tab',
  },
} as const;

/** The message form, with the words of every outcome. */
export const messageForm = {
  title: 'Send us a message',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  company: 'Company (leave empty)',
  incomplete: 'Complete the form',
  complete: 'Send Message',
  sending: 'Sending…',
  almostFull: 'Fewer than {{count}} characters left.',
  full: 'The message is full.',
  draftNote: 'Your draft stays on this device. Sending deletes it.',
  sentNote: 'Sent. We answer by email.',
  notice: {
    tooLong: '{{field}} takes at most {{max}} characters. Nothing was cut off: shorten it to send.',
    offline: 'You are offline. Send it when you are back.',
    copied: 'Copied.',
    notCopied: 'Your browser did not let us copy. The text is selected.',
  },
  mailFallback: {
    text: 'Your message is still here.',
    copy: 'Copy it',
    email: 'Email it instead',
  },
  noScript: 'This form needs JavaScript. You can write to us by email instead:',
  notLoaded: 'The form did not load. You can copy your text into an email to us:',
  outcome: {
    sent: 'Thanks! Your message has been sent.',
    failed: 'Oops—something went wrong. Please try again.',
    misconfigured: 'Email service misconfigured. Try again later.',
  },
} as const;
