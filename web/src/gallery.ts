import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import './styles/base.css';

export default mount(Gallery, { target: document.getElementById('app')! });
