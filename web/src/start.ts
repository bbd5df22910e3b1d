import { mount } from 'svelte';
import App from './App.svelte';
import { dress } from './browser/settings.svelte';

dress();

export default mount(App, { target: document.getElementById('app')! });
