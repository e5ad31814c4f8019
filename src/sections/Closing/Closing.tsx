import { site } from '../../../site.config.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { ExampleFlight } from '../../components/ExampleFlight.tsx';
import type { Content } from '../../i18n/content.ts';
import styles from './Closing.module.css';
import { QrCode } from './QrCode.tsx';

/** The end of the home page: the flight lands on the download. */
export function Closing({ content }: { content: Content }) {
  const { closing, hero } = content;
  return (
    <div className={`${styles.closing} column`} data-part="closing">
      <div>
        <h2>{closing.title}</h2>
        <p className={styles.lead}>{hero.tagline}</p>
      </div>
      <QrCode words={content.scan} />
      <div className={styles.flight}>
        <ExampleFlight />
      </div>
      <ButtonLink variant="primary" href={site.appStore.url}>
        {hero.download}
      </ButtonLink>
    </div>
  );
}
