declare module 'virtual:books' {
  /** Every language there are texts in. */
  export const LANGUAGES: string[];
  /** Where a book lies. */
  export default function place(language: string, book: import('./books').Book): string;
}

declare module 'virtual:scenery' {
  const scenery: import('../content/scenery').Scenery;
  export default scenery;
}
