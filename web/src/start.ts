import { mount } from 'svelte';
import App from './App.svelte';
import { dress } from './browser/settings.svelte';
import { locale } from './text/texts';

dress();
document.documentElement.lang = locale();

// Whoever looks away for the first time can be called from then on.
document.addEventListener(
  'visibilitychange',
  () => void import('./lobby/calls').then(({ call }) => call()).catch(() => undefined),
  { once: true },
);

const target = document.getElementById('app')!;

export default mount(App, { target, props: { app: target } });
