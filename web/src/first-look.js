// Runs before anything is drawn: the page looks from the first as it was left, and speaks the language of the address, the
// one that was chosen, or else the first that the browser wants and there are texts in.
{
  const page = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage['cerebria-settings']);
  } catch {}
  const { theme, text, language } = kept ?? {};
  Object.assign(page.dataset, theme === 'system' ? {} : { theme }, { text });
  const wanted = [new URLSearchParams(location.search).get('lang'), language, ...navigator.languages];
  page.lang = wanted.map((each) => each?.split('-')[0]).find((each) => each in LANGUAGES) ?? 'en';
  document.querySelector('[rel=manifest]').href += `?lang=${page.lang}`;
  for (const book of BOOKS) {
    const href = `/assets/${book}.${page.lang}-${LANGUAGES[page.lang]}.json`;
    const ahead = { rel: 'preload', as: 'fetch', fetchPriority: 'low', crossOrigin: '', href };
    document.head.append(Object.assign(document.createElement('link'), ahead));
  }
}
