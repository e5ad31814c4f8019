import type { SizedImage } from '../lib/sizeImage.ts';
import styles from './Device.module.css';

interface DeviceProps {
  image: SizedImage;
  alt: string;
  /** How wide the picture is shown, as the `sizes` attribute of `<img>`. */
  sizes: string;
}

/** A screen of the app in a drawn phone. */
export function Device({ image, alt, sizes }: DeviceProps) {
  const orientation = image.width > image.height ? styles.landscape : styles.portrait;
  return (
    <div className={`${styles.device} ${orientation}`}>
      <img className={styles.screen} {...image} sizes={sizes} alt={alt} decoding="async" />
    </div>
  );
}
