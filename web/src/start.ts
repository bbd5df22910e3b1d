import { mount } from 'svelte';
import App from './App.svelte';
import { dress } from './browser/settings.svelte';
import { locale } from './text/texts';

dress();
document.documentElement.lang = locale();

export default mount(App, { target: document.getElementById('app')! });
