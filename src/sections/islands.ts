/**
 * The React islands in one module, so that the build makes one script of them: it is smaller than two, and
 * most visitors of the lab scroll on to the form.
 */
export { ContactForm } from './Contact/ContactForm.tsx';
export { SpeedLab } from './SpeedLab/SpeedLab.tsx';
