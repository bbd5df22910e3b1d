/** The content of the table that a component belongs to, handed down by its screen. */

import { createContext } from 'svelte';
import type { Content } from './content';

export const [contentHere, setContent] = createContext<Content>();
