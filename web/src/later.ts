/** What nobody waits for: it is fetched when the page has been there for a while. */

import { install } from './page/installing.svelte';

install();
// Whoever looks away for the first time can be called from then on.
const callBack = () => void import('./lobby/calls').then(({ call }) => call()).catch(() => undefined);
if (document.hidden) callBack();
else document.addEventListener('visibilitychange', callBack, { once: true });
