// Runs before anything is drawn: the page looks from the first as it was left.
try {
  const { theme, text } = JSON.parse(localStorage['cerebria-settings']);
  Object.assign(document.documentElement.dataset, theme === 'system' ? {} : { theme }, { text });
} catch {}
