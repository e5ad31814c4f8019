import { measured, speedLab } from '../../../content/en/speedLab.ts';
import { AERODYNAMIC_LENGTH_M, EXAMPLE_SMASH, fly } from '../../../lib/flight.ts';
import { drawingPath } from '../drawings/drawings.ts';
// Rules come with the page: what arrives late, as the instrument does, brings none (dev/plainImport.ts).
import '../../../components/Button.module.css';
import './Controls.module.css';
import './Court.module.css';
import { VIEW_BOX } from './hall.ts';
import './Presets.module.css';
import './ReadOuts.module.css';
import './Slider.module.css';
import './SpeedLab.module.css';
import styles from './SpeedLabStill.module.css';
import { NET_TO_RECEIVER_M } from './smash.ts';

const { overNet, landing } = fly(EXAMPLE_SMASH);
const [, , width, height] = VIEW_BOX.split(' ');

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
        data-contact-to-net-m={EXAMPLE_SMASH.distanceToNetM}
        data-net-to-receiver-m={NET_TO_RECEIVER_M}
      >
        <img
          className={styles.drawing}
          src={drawingPath('smash')}
          width={width}
          height={height}
          alt={speedLab.drawingAlt(EXAMPLE_SMASH.speedKmh, overNet?.speedKmh ?? 0, landing.xM)}
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
      <p className={styles.sources}>{speedLab.sources}</p>
    </>
  );
}
