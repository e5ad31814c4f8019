import { Button, ButtonLink } from '../../components/Button.tsx';
import type { Content } from '../../i18n/content.ts';
import styles from './ContactForm.module.css';
import { mailtoLink, messageAsText } from './mailFallback.ts';
import type { Message } from './message.ts';
import type { CopyResult } from './useStatusMessage.ts';

interface MailFallbackProps {
  words: Content['messageForm']['mailFallback'];
  email: string;
  message: Message;
  onCopy: (result: CopyResult) => void;
}

/** After a failure, offers to copy the message or to open it in the visitor's mail app. */
export function MailFallback({ words, email, message, onCopy }: MailFallbackProps) {
  const copyMessage = async () => {
    try {
      await navigator.clipboard.writeText(messageAsText(message));
      onCopy('copied');
    } catch {
      document.querySelector<HTMLTextAreaElement>('#contact-message')?.select();
      onCopy('notCopied');
    }
  };
  return (
    <div className={`${styles.mailFallback} row`}>
      <p className="note">{words.text}</p>
      <Button onClick={copyMessage}>{words.copy}</Button>
      <ButtonLink href={mailtoLink(email, message)}>{words.email}</ButtonLink>
    </div>
  );
}
