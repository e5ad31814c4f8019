import styles from './LanguageOffer.module.css';

/** The storage key that remembers that the offer was dismissed. */
const KEY = 'language-offer';

/** The language of a tag, with its script where the site has two: "de", "zh-Hant". */
function languageOf(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  return language === 'zh' ? `zh-${script}` : language;
}

/**
 * Offers this page in the first of the browser's languages that the site has, unless it is that
 * already. Never throws.
 * @param switcher links to this page in every language
 */
export async function offerLanguage(switcher: HTMLElement): Promise<void> {
  const links = [...switcher.querySelectorAll('a')];
  const find = (tag: string) => links.find(({ hreflang }) => hreflang === languageOf(tag));
  try {
    const [link] = navigator.languages.flatMap((tag) => find(tag) ?? []);
    if (!link || link.matches('[aria-current]') || localStorage.getItem(KEY)) return;
    const offers = await (await fetch('/languages.json')).json();
    const [text, dismiss] = offers[link.hreflang];
    const offer = document.createElement('p');
    Object.assign(offer, { className: styles.offer, lang: link.lang });
    offer.dataset.part = 'language-offer';
    const copy = Object.assign(document.createElement('a'), { href: link.href, textContent: text });
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      ariaLabel: dismiss,
    });
    button.onclick = () => {
      offer.remove();
      localStorage.setItem(KEY, 'dismissed');
    };
    offer.append(copy, button);
    document.querySelector('main')?.before(offer);
  } catch {
    // Offline, or with storage blocked, nothing is offered: the switcher is in the footer.
  }
}
