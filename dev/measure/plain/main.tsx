/**
 * The home page as it is usually built, to measure against: the same components, drawn in the browser
 * by React from an empty page.
 */
import builtPage from 'virtual:built-page';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { site } from '../../../site.config.ts';
import { Footer } from '../../../src/components/Footer.tsx';
import { NavBar } from '../../../src/components/NavBar.tsx';
import { Starfield } from '../../../src/components/Starfield.tsx';
import { Trail } from '../../../src/components/Trail.tsx';
import { demoCaptions, demoFilm, trailerFilm } from '../../../src/lib/films.ts';
import { Contact } from '../../../src/sections/Contact/Contact.tsx';
import { ContactForm } from '../../../src/sections/Contact/ContactForm.tsx';
import { Faq } from '../../../src/sections/Faq/Faq.tsx';
import { DemoDialog } from '../../../src/sections/Hero/DemoDialog.tsx';
import { Hero } from '../../../src/sections/Hero/Hero.tsx';
import { Trailer } from '../../../src/sections/Trailer/Trailer.tsx';
import '../../../src/styles/face.css';
import '../../../src/styles/tokens.css';
import '../../../src/styles/base.css';
import '../../../src/layouts/Page.css';

const { posters, headline, captureScreen, resultsScreen, illustration } = builtPage;

function Home() {
  useEffect(() => {
    const form = document.querySelector('[data-part="contact-form"]');
    if (form) createRoot(form).render(<ContactForm email={site.email} />);
    import('../../../src/layouts/Page.client.ts');
    import('../../../src/pages/_home.client.ts');
  }, []);
  return (
    <>
      <Starfield />
      <NavBar anchorBase="" />
      <main id="content">
        <Hero
          {...{ headline, captureScreen, resultsScreen, illustration }}
          demoVideo={demoFilm.h264.path}
        />
        <Trailer film={trailerFilm} poster={posters[0] ?? ''} />
        <Trail />
        <Contact />
        <Trail />
        <Faq />
        <DemoDialog film={demoFilm} captions={demoCaptions} poster={posters[1] ?? ''} />
      </main>
      <Footer anchorBase="" />
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Home />);
