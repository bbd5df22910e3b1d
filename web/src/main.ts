import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import { chosenLanguage } from './browser/language';
import { askFor, fetchScreen, screenAt } from './screens/screens';
import { speak } from './text/texts';
import './styles/base.css';

askFor(location.pathname);
speak(chosenLanguage());
// What the first screen needs is on its way before the rest of the page is here. Whether it comes, App will see.
fetchScreen(screenAt(location.pathname)).catch(() => undefined);
void import('./start');
