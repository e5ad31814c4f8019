export const contact = {
  title: 'Escríbenos',
  badge: 'Respondemos rápido',
  card: {
    title: 'Información de contacto',
    text: '¿Una medición errónea, un fallo, una idea? Cuéntanoslo.',
    email: 'Correo electrónico',
    emailButton: 'Escríbenos un correo',
    opensNewTab: 'se abre en una pestaña nueva',
  },
} as const;

export const messageForm = {
  title: 'Envíanos un mensaje',
  name: 'Nombre',
  email: 'Correo electrónico',
  subject: 'Asunto',
  message: 'Mensaje',
  company: 'Empresa (dejar vacío)',
  incomplete: 'Completa el formulario',
  complete: 'Enviar mensaje',
  sending: 'Enviando…',
  almostFull: 'Quedan menos de {{count}} caracteres.',
  full: 'Has llegado al máximo de caracteres.',
  draftNote: 'Tu borrador se queda en este dispositivo. Al enviar, se borra.',
  sentNote: 'Enviado. Te responderemos por correo.',
  notice: {
    tooLong:
      '«{{field}}» admite {{max}} caracteres como máximo. No se ha cortado nada: acorta el texto para enviarlo.',
    offline: 'No tienes conexión. Envía el mensaje cuando la recuperes.',
    copied: 'Copiado.',
    notCopied: 'Tu navegador no nos ha dejado copiar. El texto está seleccionado.',
  },
  mailFallback: {
    text: 'Tu mensaje sigue aquí.',
    copy: 'Copiarlo',
    email: 'Enviarlo por correo',
  },
  noScript: 'Este formulario necesita JavaScript. También puedes escribirnos por correo:',
  notLoaded: 'El formulario no se ha cargado. Puedes copiar tu texto en un correo y enviárnoslo:',
  outcome: {
    sent: '¡Gracias! Tu mensaje se ha enviado.',
    failed: 'Ups… algo ha salido mal. Inténtalo de nuevo, por favor.',
    misconfigured: 'Nuestro servicio de correo está mal configurado. Inténtalo más tarde.',
  },
} as const;
