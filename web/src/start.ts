import { mount } from 'svelte';
import App from './App.svelte';
import { dress } from './browser/settings.svelte';
import { locale } from './text/texts';

dress();
document.documentElement.lang = locale();

const LATER = 3000;
setTimeout(() => void import('./later').catch(() => undefined), LATER);

const target = document.getElementById('app')!;

export default mount(App, { target, props: { app: target } });
