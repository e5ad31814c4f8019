import { site } from '../../../site.config.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { Content } from '../../i18n/content.ts';
import type { ResponsiveImage } from '../../lib/build/responsiveImage.ts';
import styles from './Closing.module.css';
import { ExampleFlight } from './ExampleFlight.tsx';
import hall from './hall.webp';
import { QrCode } from './QrCode.tsx';

interface ClosingProps {
  content: Content;
  /** Another player, at the contact. */
  player: ResponsiveImage;
}

/** The end of the home page: a smash, which lands on the download, and the download. */
export function Closing({ content, player }: ClosingProps) {
  const { closing, hero } = content;
  return (
    <div className={`${styles.closing} column`} data-part="closing">
      <h2>{closing.title}</h2>
      <div className={styles.flight}>
        <img
          className={styles.hall}
          src={hall.src}
          width={hall.width}
          height={hall.height}
          alt=""
          loading="lazy"
        />
        <ExampleFlight />
        <div className={styles.player}>
          <Picture image={player} alt="" loading="lazy" />
        </div>
      </div>
      <ButtonLink variant="primary" href={site.appStore.url}>
        {hero.download}
      </ButtonLink>
      <QrCode words={content.qrCode} />
    </div>
  );
}
