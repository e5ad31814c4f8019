/** The storage key that remembers that the offer was dismissed. */
const KEY = 'language-offer';

/**
 * The language of a tag, with its script where the site has two: "de", "zh-Hant". Only the latter
 * needs `Intl.Locale`, whose data takes a phone longer to load than the rest of this script to run.
 */
function readPrimaryLanguage(tag: string): string {
  const [language = ''] = tag.split('-');
  return language === 'zh' ? `zh-${new Intl.Locale(tag).maximize().script}` : language;
}

/** Whether the visitor has dismissed the offer on this device. Where storage is blocked, nothing is remembered. */
function isDismissed(): boolean {
  try {
    return Boolean(localStorage.getItem(KEY));
  } catch {
    return false;
  }
}

/**
 * Offers this page in another language: the first of the browser's languages that the site has, unless the page is
 * in that one. Never throws.
 * @param switcher links to this page in every language, and a template of the offer
 */
export async function offerLanguage(switcher: HTMLElement): Promise<void> {
  const links = [...switcher.querySelectorAll('a')];
  try {
    const [link] = navigator.languages.flatMap((tag) => {
      const language = readPrimaryLanguage(tag);
      return links.filter(({ hreflang }) => hreflang === language);
    });
    const offer = switcher.querySelector('template')?.content.querySelector('p');
    const main = document.querySelector('main');
    if (!main || !offer || !link || link.matches('[aria-current]') || isDismissed()) return;
    const offers = await (await fetch('/languages.json')).json();
    const [textContent, dismiss] = offers[link.hreflang];
    const onclick = () => {
      offer.remove();
      // The focus goes to where the skip link leads.
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
      try {
        localStorage.setItem(KEY, 'dismissed');
      } catch {
        // With storage blocked or full, the dismissal holds for this page only.
      }
    };
    const button = Object.assign(document.createElement('button'), { onclick });
    // Not the property ariaLabel, which Firefox has only since version 119.
    button.setAttribute('aria-label', dismiss);
    offer.lang = link.lang;
    offer.append(
      Object.assign(document.createElement('a'), { href: link.href, textContent }),
      button,
    );
    main.before(offer);
  } catch {
    // Offline nothing is offered: the switcher is in the footer.
  }
}
