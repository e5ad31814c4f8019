/** The React islands, in one file: who reads on from the lab soon reaches the form. */
export { ContactForm } from './Contact/ContactForm.tsx';
export { SpeedLab } from './SpeedLab/SpeedLab.tsx';
