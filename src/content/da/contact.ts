export const contact = {
  title: 'Skriv til os',
  badge: 'Vi svarer hurtigt',
  card: {
    title: 'Kontaktoplysninger',
    text: 'Skriv til os om en forkert måling, en fejl eller en idé.',
    email: 'E-mail',
    emailButton: 'Skriv direkte til os',
    opensNewTab: 'åbner i en ny fane',
  },
} as const;

export const messageForm = {
  title: 'Send os en besked',
  name: 'Navn',
  email: 'E-mail',
  subject: 'Emne',
  message: 'Besked',
  company: 'Firma (lad feltet stå tomt)',
  incomplete: 'Udfyld formularen',
  complete: 'Send besked',
  sending: 'Sender\u00A0…',
  almostFull: 'Der er færre end {{count}} tegn tilbage.',
  full: 'Der er ikke plads til mere.',
  draftNote: 'Din kladde bliver på denne enhed. Den slettes når du sender.',
  sentNote: 'Sendt. Vi svarer dig pr. e-mail.',
  notice: {
    tooLong:
      '{{field}}: højst {{max}} tegn. Der er ikke klippet noget af: Forkort teksten for at sende den.',
    offline: 'Du er offline. Send beskeden når du er online igen.',
    copied: 'Kopieret.',
    notCopied: 'Din browser gav ikke lov til at kopiere. Teksten er markeret.',
  },
  mailFallback: {
    text: 'Din besked er her stadig.',
    copy: 'Kopiér den',
    email: 'Send den som e-mail i stedet',
  },
  noScript: 'Formularen kræver JavaScript. Du kan i stedet skrive til os på e-mail:',
  notLoaded: 'Formularen blev ikke indlæst. Du kan kopiere din tekst over i en e-mail til os:',
  outcome: {
    sent: 'Tak! Din besked er sendt.',
    failed: 'Ups – noget gik galt. Prøv igen.',
    misconfigured: 'Vores e-mailtjeneste er sat forkert op. Prøv igen senere.',
  },
} as const;
