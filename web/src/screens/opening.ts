/** What a table says of itself while it is being opened. */

import { t } from '../text/texts';

export const opening = () => ({ spirit: 'harmony', title: t('home-opening'), text: '' });
