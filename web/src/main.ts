import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import { mount } from 'svelte';
import App from './App.svelte';
import { dress, settings } from './browser/settings.svelte';
import { speak } from './text/texts';
import './styles/base.css';

dress();
await speak(settings.current.language);

export default mount(App, { target: document.getElementById('app')! });
