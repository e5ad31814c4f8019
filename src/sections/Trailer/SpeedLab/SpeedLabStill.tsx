import { measured, speedLab } from '../../../content/en/speedLab.ts';
import { AERODYNAMIC_LENGTH_M } from '../../../lib/flight.ts';
import { drawingPath } from '../drawings/drawings.ts';
// Rules come with the page: what arrives late, as the instrument does, brings none (dev/plainImport.ts).
import '../../../components/Button.module.css';
import './Controls.module.css';
import './Court.module.css';
import { VIEW } from './hall.ts';
import './Presets.module.css';
import './ReadOuts.module.css';
import './Slider.module.css';
import styles from './SpeedLab.module.css';
import { CONTACT_TO_NET_M, NET_TO_RECEIVER_M } from './smash.ts';

/** The lab as it is served, and as it stays without scripts: one smash, and the records. */
export function SpeedLabStill() {
  return (
    <>
      <div className={styles.title}>
        <h3>
          <a href="#speed-lab">{speedLab.title}</a>
        </h3>
        <p>{speedLab.lead}</p>
      </div>
      <div
        className={styles.lab}
        id="speed-lab"
        data-part="speed-lab"
        data-aerodynamic-length-m={AERODYNAMIC_LENGTH_M}
        data-contact-to-net-m={CONTACT_TO_NET_M}
        data-net-to-receiver-m={NET_TO_RECEIVER_M}
      >
        <img
          className={styles.drawing}
          src={drawingPath('smash')}
          width={VIEW.width}
          height={VIEW.height}
          alt={speedLab.drawingAlt}
          loading="lazy"
          decoding="async"
        />
        <table className={styles.records}>
          <caption>{speedLab.measured}</caption>
          <tbody>
            {measured.map(({ speedKmh, who, where }) => (
              <tr key={who}>
                <th scope="row">{who}</th>
                <td>{speedKmh} km/h</td>
                <td>{where}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
