export const contact = {
  title: 'Schreib uns',
  badge: 'Wir antworten schnell',
  card: {
    title: 'Kontaktdaten',
    text: 'Schreib uns, wenn eine Messung nicht stimmt, dir ein Fehler auffällt oder du eine Idee hast.',
    email: 'E-Mail',
    emailButton: 'Direkt mailen',
    opensNewTab: 'öffnet einen neuen Tab',
  },
} as const;

export const messageForm = {
  title: 'Sende uns eine Nachricht',
  name: 'Name',
  email: 'E-Mail',
  subject: 'Betreff',
  message: 'Nachricht',
  company: 'Firma (leer lassen)',
  incomplete: 'Formular ausfüllen',
  complete: 'Nachricht senden',
  sending: 'Wird gesendet\u00A0…',
  almostFull: 'Weniger als {{count}} Zeichen übrig.',
  full: 'Das Zeichenlimit ist erreicht.',
  draftNote: 'Dein Entwurf bleibt auf diesem Gerät. Beim Senden wird er gelöscht.',
  sentNote: 'Gesendet. Wir antworten per E-Mail.',
  notice: {
    tooLong:
      '{{field}}: höchstens {{max}} Zeichen. Es wurde nichts abgeschnitten: Kürze den Text, um ihn zu senden.',
    offline: 'Du bist offline. Sende die Nachricht, sobald du wieder online bist.',
    copied: 'Kopiert.',
    notCopied: 'Dein Browser hat das Kopieren nicht erlaubt. Der Text ist markiert.',
  },
  mailFallback: {
    text: 'Deine Nachricht ist noch da.',
    copy: 'Kopieren',
    email: 'Lieber per E-Mail senden',
  },
  noScript: 'Dieses Formular braucht JavaScript. Du kannst uns stattdessen eine E-Mail schreiben:',
  notLoaded:
    'Das Formular konnte nicht geladen werden. Du kannst deinen Text in eine E-Mail an uns kopieren:',
  outcome: {
    sent: 'Danke! Deine Nachricht wurde gesendet.',
    failed: 'Ups – da ist etwas schiefgelaufen. Bitte versuch es noch einmal.',
    misconfigured: 'Unser E-Mail-Dienst ist falsch konfiguriert. Versuch es später noch einmal.',
  },
} as const;
