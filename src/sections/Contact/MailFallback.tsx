import { useState } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import styles from './ContactForm.module.css';
import type { FormWords } from './formWords.ts';
import { createMailtoUrl, formatAsText } from './mailto.ts';
import type { Message } from './message.ts';

interface MailFallbackProps {
  words: FormWords;
  email: string;
  message: Message;
}

/** After a failure, offers to copy the message or to open it in the visitor's mail app. */
export function MailFallback({ words, email, message }: MailFallbackProps) {
  const { mailFallback, notice } = words;
  const [note, setNote] = useState(mailFallback.text);
  const copyMessage = async () => {
    try {
      await navigator.clipboard.writeText(formatAsText(message));
      setNote(notice.copied);
    } catch {
      document.querySelector<HTMLTextAreaElement>('#contact-message')?.select();
      setNote(notice.notCopied);
    }
  };
  return (
    <div className={`${styles.mailFallback} row`}>
      <p className="note" aria-live="polite">
        {note}
      </p>
      <Button onClick={copyMessage}>{mailFallback.copy}</Button>
      <ButtonLink href={createMailtoUrl(email, message)}>{mailFallback.email}</ButtonLink>
    </div>
  );
}
