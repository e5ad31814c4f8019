import styles from './OtherDocuments.module.css';

/** A document to read next. */
export interface OtherDocument {
  href: string;
  title: string;
}

interface OtherDocumentsProps {
  documents: OtherDocument[];
}

/** At a document's end: the way to the other ones. */
export function OtherDocuments({ documents }: OtherDocumentsProps) {
  return documents.map(({ href, title }) => (
    <a key={href} className={styles.link} href={href}>
      {title}
    </a>
  ));
}
