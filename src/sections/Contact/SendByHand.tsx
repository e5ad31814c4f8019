import type { RefObject } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { asText, mailtoLink } from '../../contact/byHand.ts';
import type { Message } from '../../contact/message.ts';
import { messageForm } from '../../content/en/contact.ts';
import styles from './ContactForm.module.css';
import type { ByHand } from './useNotice.ts';

const { byHand: copy } = messageForm;

interface SendByHandProps {
  email: string;
  message: Message;
  form: RefObject<HTMLFormElement | null>;
  onEnd: (how: ByHand) => void;
}

/** After a failure: two ways to bring the message over without us. */
export function SendByHand({ email, message, form, onEnd }: SendByHandProps) {
  const copyMessage = async () => {
    try {
      await navigator.clipboard.writeText(asText(message));
      onEnd('copied');
    } catch {
      const text = form.current?.elements.namedItem('message');
      if (text instanceof HTMLTextAreaElement) text.select();
      onEnd('notCopied');
    }
  };
  return (
    <div className={styles.byHand}>
      <p className={styles.note}>{copy.text}</p>
      <Button onClick={copyMessage}>{copy.copy}</Button>
      <ButtonLink href={mailtoLink(email, message)}>{copy.email}</ButtonLink>
    </div>
  );
}
