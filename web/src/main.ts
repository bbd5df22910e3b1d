import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import { askFor, fetchScreen, screenAt } from './screens/screens';
import { speak } from './text/texts';
import './styles/base.css';
import './styles/cyrillic.css';

askFor(location.pathname);
// What ran first has found which language that is (first-look.js).
const { lang } = document.documentElement;
speak(lang);
// Its letters are on their way before there is anything written with them.
const letters = new Intl.DisplayNames([lang], { type: 'language' }).of(lang);
for (const family of ['Figtree Variable', 'Fraunces Variable'])
  void document.fonts.load(`1em "${family}"`, letters);
// What the first screen needs is on its way before the rest of the page is here. Whether it comes, App will see.
fetchScreen(screenAt(location.pathname)).catch(() => undefined);
void import('./start');
