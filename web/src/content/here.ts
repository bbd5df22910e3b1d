/** The content of the table that a component belongs to, handed down by its screen. */

import { createContext } from 'svelte';
import type { Content } from './content';
import type { Scenery } from './scenery';

export const [contentHere, setContent] = createContext<Content>();
/** As much of it as pictures need, which there is where no content is as well. */
export const [sceneryHere, setScenery] = createContext<Scenery>();
